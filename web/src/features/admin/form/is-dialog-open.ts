/** Whether something is open over the page that has keys of its own. */
export const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null
