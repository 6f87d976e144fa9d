/** Type of a data block of a page that lists the modules it starts with, by their addresses. */
export const MODULE_LIST = 'application/modules+json'

/** Type of a data block of a page that lists the translations it starts with, by their addresses. */
export const TRANSLATION_LIST = 'application/translations+json'
