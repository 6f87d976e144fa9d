/** Months after which the server erases an inquiry (`erase_old_inquiries` in the database). */
export const RETENTION_MONTHS = 24
