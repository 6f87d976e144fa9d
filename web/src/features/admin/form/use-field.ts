import { useFieldContext } from './form-contexts.ts'

/** What a field shows of its form, and how it changes. */
export function useField<Value>() {
  const field = useFieldContext<Value>()
  const { onChange, onSubmit } = field.state.meta.errorMap
  return {
    form: field.form,
    /** By which a link from elsewhere finds it. */
    name: field.name,
    value: field.state.value,
    /** While the form is being saved nothing in it can be changed. */
    change(value: Value): void {
      if (!field.form.state.isSubmitting) field.setValue(() => value)
    },
    /** The contract refuses the value. */
    isInvalid: onChange !== undefined,
    /** What the server said about the value at the last save, until it is changed. */
    refusal: typeof onSubmit === 'string' ? onSubmit : undefined,
  }
}
