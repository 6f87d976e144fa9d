import { useEffect, useEffectEvent } from 'react'

/** The store of a form: tells of each change of it. */
export interface FormStore {
  get: () => { values: unknown }
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

interface Pauses {
  /** What the form holds has changed. */
  onChange?: () => void
  onPause: () => void
}

/** Tells of a form's changes, and of the pauses after them. @param pause milliseconds without a change */
export function usePauses(store: FormStore, pause: number, { onChange, onPause }: Pauses): void {
  const changed = useEffectEvent(() => onChange?.())
  const paused = useEffectEvent(onPause)

  useEffect(() => {
    let { values } = store.get()
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = store.subscribe(() => {
      if (store.get().values === values) return
      values = store.get().values
      changed()
      clearTimeout(timer)
      timer = setTimeout(() => paused(), pause)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, pause])
}

/** The same, and pauses as well when the page is put aside and when the connection is back: then the server is to have it. */
export function useSaveMoments(store: FormStore, pause: number, { onChange, onPause }: Required<Pauses>): void {
  usePauses(store, pause, { onChange, onPause })
  const paused = useEffectEvent(onPause)

  useEffect(() => {
    const onMoment = () => paused()
    window.addEventListener('online', onMoment)
    document.addEventListener('visibilitychange', onMoment)
    return () => {
      window.removeEventListener('online', onMoment)
      document.removeEventListener('visibilitychange', onMoment)
    }
  }, [])
}
