import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { toasts, type ToastEntry } from './toast-store.ts'
import styles from './toast.module.css'

interface ToastProps {
  entry: ToastEntry
  onClose: () => void
  isHeld: boolean
}

function Toast({ entry: { text, tone = 'neutral', action, timeout }, onClose, isHeld }: ToastProps) {
  const { t } = useLingui()
  useEffect(() => {
    if (isHeld || timeout === Infinity) return
    const timer = setTimeout(onClose, timeout)
    return () => clearTimeout(timer)
  }, [isHeld, timeout, onClose])
  const takeAction = () => {
    action?.onAction()
    onClose()
  }
  return (
    <li className={styles.toast} data-tone={tone}>
      {tone !== 'neutral' && <Icon of={tone === 'success' ? CircleCheck : CircleAlert} />}
      <span className={styles.text}>{text}</span>
      {action && (
        <Button size="sm" variant="quiet" onPress={takeAction}>
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t`Close`} onPress={onClose} />
    </li>
  )
}

/**
 * Shows the page's toasts; mount it once. A polite live region reads them; they wait while the pointer or the focus
 * is on one of them. F6 leads there and back while there is one.
 */
export function ToastRegion({ store = toasts }: { store?: typeof toasts }) {
  const { t } = useLingui()
  const entries = useSyncExternalStore(store.subscribe, store.entries, store.entries)
  const [isHeld, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  useWhileShown(region, entries.length > 0)
  return (
    <section
      ref={region}
      tabIndex={-1}
      // react-aria leaves this one reachable while a dialog hides the rest of the page
      data-react-aria-top-layer="true"
      aria-label={t`Messages`}
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul aria-live="polite" aria-relevant="additions text" className={styles.list}>
        {entries.map(entry => (
          <TimedToast key={entry.id} entry={entry} isHeld={isHeld} store={store} />
        ))}
      </ul>
    </section>
  )
}

/** What the key does, and the room on phones, are fetched with the first toast. */
function useWhileShown(region: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return
    let end: (() => void) | undefined
    let isOver = false
    import('./while-shown.ts').then(
      ({ whileShown }) => {
        if (region.current && !isOver) end = whileShown(region.current)
      },
      (error: unknown) => console.warn('F6 does not lead to messages', error),
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [region, isShown])
}

function TimedToast({ entry, isHeld, store }: { entry: ToastEntry; isHeld: boolean; store: typeof toasts }) {
  const [close] = useState(() => () => store.close(entry.id))
  return <Toast entry={entry} onClose={close} isHeld={isHeld} />
}
