/** Months after which the server erases an inquiry (`erase_old_inquiries` in the database). */
export const KEPT_MONTHS = 24
