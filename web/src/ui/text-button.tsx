import { classNames, type PrimitiveProps } from './primitive.ts'
import styles from './text-button.module.css'

interface TextButtonLook {
  /** Something goes by it. */
  danger?: boolean
  /** Beside another that is more likely. */
  muted?: boolean
}

/** For what is no button: a link between such acts. */
export const textButton = styles.button

/** A quiet act: a word in the colour of links. */
export function TextButton({ danger, muted, className, ...rest }: PrimitiveProps<'button', TextButtonLook>) {
  return (
    <button
      type="button"
      className={classNames(styles.button, danger && styles.danger, muted && styles.muted, className)}
      {...rest}
    />
  )
}
