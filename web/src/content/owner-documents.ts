/**
 * Addresses of the documents that came from the owner, for example `/documents/certificates/iso-9001.pdf`. They are only
 * measured. All others are printed by `pnpm documents`: samples, but for the information on personal data (AMB-10).
 */
export const ownerDocuments: readonly string[] = []
