/** Words that begin a sentence. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence that goes on in another one: `12 µm is thinner`, `alloy 5754 is not listed`. */
export const withSmallInitial = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
