/** How the shares are listed, as far as the owner has stated it; what is absent is not shown. */
interface ShareListing {
    /** As the register issues it, `BG` and ten characters. */
    isin?: string;
    /** The page of the shares at the stock exchange, `https://`. */
    exchangeUrl?: string;
}
/** Neither is stated yet: see the list of what the owner has to confirm. */
export declare const shareListing: ShareListing;
export {};
