import styles from './share.module.css'
import { Share } from './share.tsx'

/** The share control of a page without a menu beside it: the end of its content. @param url the public address of the page */
export function ShareBand({ url }: { url: string }) {
  return (
    <div className={styles.band}>
      <div className="wrap">
        <Share url={url} />
      </div>
    </div>
  )
}
