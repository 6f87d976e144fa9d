import { portraitCrop } from 'api/contract/portraits'
import styles from './people.module.css'
import { usePortraitAddress } from './staff-portraits.ts'

/** The photograph of a row, over the initials. */
export function StaffPortrait({ picture, focus }: { picture: string; focus: string }) {
  const addressOf = usePortraitAddress()
  const crop = portraitCrop(picture, focus)
  const [single, double] = [addressOf(`${crop}.80.webp`), addressOf(`${crop}.160.webp`)]
  if (!single) return null
  const density = `${single} 1x, ${double} 2x`
  return <img className={styles.face} src={single} srcSet={density} width={44} height={44} alt="" loading="lazy" />
}
