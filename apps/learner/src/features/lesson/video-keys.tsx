import { Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './video-player.module.css'

const KeyList = lazy(() => import('./video-key-list.tsx').then(module => ({ default: module.KeyList })))

/** The mark that asks for the list, on a Latin and an Arabic keyboard. */
const asking = ['?', '؟']
const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** The player's keys: a list that a button and the question mark open. */
export function VideoKeys() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (!asking.includes(event.key) || event.defaultPrevented || writes(event.target)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [])
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        iconStart={Keyboard}
        className={styles.keysButton}
        aria-keyshortcuts="?"
        onPress={() => setOpen(true)}
      >
        <Trans>Keyboard shortcuts</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeyList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
