/** Sections of the pages that have text of their own, by page; ids are keys of their words and anchors. */
export const careerSections = ['work', 'growth', 'safety', 'apply'] as const
export const internshipSections = ['programme', 'who', 'apply'] as const
