import { useTranslation } from 'react-i18next'

/** Words for the value of a field: those of its register, else yes or no, or the value itself. */
export function useFieldWords({
  inWords,
}: {
  inWords?: ((field: string, value: unknown) => string | undefined) | undefined
}) {
  const { t } = useTranslation('admin')
  return (field: string, value: unknown): string =>
    inWords?.(field, value) ?? (typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : `${value}`)
}
