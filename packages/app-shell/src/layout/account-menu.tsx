import { useLingui } from '@lingui/react/macro'
import { Avatar, LinkButton, VisuallyHidden } from '@masar/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useApp } from '../app-context.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { isSignedIn, nameOf } from '../session/session.ts'
import { useSession } from '../session/session-store.ts'
import styles from './layout.module.css'

const loadPanel = () => import('./account-panel.tsx')
/** The menu's own code, and that of signing out, come with its first opening: most visits never open it. */
const AccountPanel = lazy(async () => ({ default: (await loadPanel()).AccountPanel }))

const opensMenu = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

function AccountButton() {
  const { t } = useLingui()
  const { locale } = useApp()
  const name = useSession(session => nameOf(session, locale))
  const avatar = useSession(session => session.info?.avatar)
  const button = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<'first' | 'last' | null>(null)
  const [isAsked, setAsked] = useState(false)
  const open = (startAt: 'first' | 'last') => {
    setAsked(true)
    setOpening(startAt)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.account}
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => open('first')}
        onKeyDown={event => {
          if (!opensMenu.has(event.key)) return
          // A click that a key makes counts as a screen reader's, whose focus react-aria leaves on the menu itself.
          event.preventDefault()
          open(event.key === 'ArrowUp' ? 'last' : 'first')
        }}
      >
        <VisuallyHidden>{t`Account of ${name}`}</VisuallyHidden>
        <Avatar name={name || '?'} src={avatar} size={36} />
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <AccountPanel
            anchor={button}
            isOpen={opening !== null}
            onOpenChange={isOpen => setOpening(isOpen ? 'first' : null)}
            startAt={opening ?? 'first'}
          />
        </Suspense>
      )}
    </>
  )
}

/** Who is signed in, and what belongs to them; for a visitor, the way in. */
export function AccountMenu() {
  const { t } = useLingui()
  const { app } = useApp()
  const signedIn = useSession(isSignedIn)
  if (!signedIn)
    return (
      <LinkButton
        as={AppLink}
        to={app === 'company' ? '/auth/login?company' : '/auth/login'}
        size="sm"
        className={styles.signIn}
      >{t`Sign in`}</LinkButton>
    )
  return <AccountButton />
}
