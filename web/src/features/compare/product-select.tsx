import { useTranslation } from 'react-i18next'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { productGroups } from '#content/navigation.ts'

interface ProductSelectProps {
  id: string
  name: string
  /** What is chosen; nothing yet when it is left out. */
  product?: ProductUrl
  /** Products that are compared already. */
  taken: readonly ProductUrl[]
  onChoose: (product: string) => void
}

/** Chooses a product, by its group, of those that are not compared yet. */
export function ProductSelect({ id, name, product, taken, onChoose }: ProductSelectProps) {
  const { t } = useTranslation(['tools', 'shell'])
  const others = taken.filter((one) => one !== product).map((one): string => productPath(one))
  return (
    <select
      id={id}
      name={name}
      className="select"
      value={product ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!product && <option value="">{t('compare.choose')}</option>}
      {productGroups.map(({ label, links }) => (
        <optgroup key={label} label={t(`shell:${label}`)}>
          {links
            .filter(({ to }) => !others.includes(to))
            .map((link) => (
              <option key={link.to} value={link.to.split('/').at(-1)}>
                {t(`shell:${link.label}`)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}
