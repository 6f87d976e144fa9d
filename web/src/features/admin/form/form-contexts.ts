import { createFormHookContexts } from '@tanstack/react-form'

/** Through these a field finds its form; the hook stands in a file of its own, for it imports the fields. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()
