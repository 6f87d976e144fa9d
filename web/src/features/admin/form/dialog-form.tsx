import type { ComponentProps } from 'react'
import { Stack } from '#ui/layout.tsx'
import styles from './dialog-form.module.css'

/** What a dialog asks for; its `DialogActions` are the last child. It says itself what is wrong. */
export function DialogForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <Stack as="form" gap={5} className={styles.form} noValidate {...props} />
}
