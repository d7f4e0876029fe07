import { create } from 'zustand'
import { areaOf } from './area.ts'
import { readSession, type Session, signedOut } from './session.ts'

/** The session of this tab's area; the cookies are the truth, this tells React of it. */
export const sessionStore = create<Session>()(() => signedOut)

/** Reads the cookies again. Where a page is drawn beforehand there are none: nobody is signed in. */
export function refreshSession(): Session {
  if (typeof document === 'undefined') return signedOut
  const session = readSession(document, areaOf(location))
  sessionStore.setState(session, true)
  return session
}

/** The session, for components. */
export function useSession<T>(select: (session: Session) => T): T {
  return sessionStore(select)
}

let opened: BroadcastChannel | undefined

/** One channel for telling and for listening: two would tell this tab of its own doings. */
function sessionChannel(): BroadcastChannel {
  return (opened ??= new BroadcastChannel('masar-session'))
}

/** Tells the other tabs that the session has changed. */
export function announceSession(): void {
  sessionChannel().postMessage('changed')
}

/** Follows sign-in and sign-out in other tabs: another person's pages must not stay on the screen. */
export function followOtherTabs(reload: () => void): void {
  sessionChannel().onmessage = () => {
    const before = sessionStore.getState().token
    if (refreshSession().token !== before) reload()
  }
  // A page that comes back from the browser's back-forward cache may be from before.
  addEventListener('pageshow', event => {
    if (event.persisted && sessionStore.getState().token !== readSession(document, areaOf(location)).token)
      reload()
  })
}
