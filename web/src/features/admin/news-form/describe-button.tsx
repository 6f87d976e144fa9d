import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import styles from './pictures.module.css'

interface DescribeButtonProps {
  /** Of the picture. */
  id: string
  /** What the picture is called. */
  name: string
  /** It has no description in a language of the item. */
  isLacking: boolean
  onDescribe: (id: string) => void
}

/** Opens all that is said of a picture; a triangle says that its description is missing. */
export function DescribeButton({ id, name, isLacking, onDescribe }: DescribeButtonProps) {
  const { t } = useTranslation('admin')
  return (
    <button
      type="button"
      className={`link ${styles.act}`}
      aria-label={`${name}: ${t('pictureNotes.open')}${isLacking ? `, ${t('pictureNotes.lacking')}` : ''}`}
      onClick={() => onDescribe(id)}
    >
      {isLacking && <Icon name="warning" size="small" />}
      {t('pictureNotes.open')}
    </button>
  )
}
