import { keptCache } from '@masar/offline/names'
import { create } from 'zustand'
import { areaOf } from './area.ts'
import { endingElsewhere, endingFailed, sessionBegun } from './own-ending.ts'
import { refreshReading } from './reading.ts'
import { sessionChannel, type SessionNews, tellTabs } from './session-channel.ts'
import { readSession, type Session, signedOut } from './session.ts'

/** The session of this tab's area; the cookies are the truth, this tells React of it. */
export const sessionStore = create<Session>()(() => signedOut)

/** Reads the cookies again. While prerendering there are none: no one is signed in. */
export function refreshSession(): Session {
  if (typeof document === 'undefined') return signedOut
  const session = readSession(document, areaOf(location))
  sessionStore.setState(session, true)
  refreshReading()
  return session
}

/** The session, for components. */
export function useSession<T>(select: (session: Session) => T): T {
  return sessionStore(select)
}

/** The token that this tab's screens were drawn for: the store may hear of a change earlier, from a socket that was closed. */
let shown: string | null = null

function currentToken(): string | null {
  return readSession(document, areaOf(location)).token
}

/**
 * Tells the other tabs that the session has changed; this one has seen to itself.
 * @param isSignOut it was a sign-out: what the other tabs store of the person, such as drafts, goes as well
 */
export function announceSession(isSignOut = false): void {
  // What is kept to be read offline belongs to the session that has just ended.
  void (globalThis as { caches?: CacheStorage }).caches?.delete(keptCache)
  shown = currentToken()
  tellTabs(isSignOut)
}

/** Follows sign-in and sign-out in other tabs: another person's pages must not stay on the screen. */
export function followOtherTabs(reload: () => void): void {
  shown = currentToken()
  const follow = () => {
    refreshSession()
    if (currentToken() !== shown) reload()
  }
  sessionChannel().onmessage = ({ data }: MessageEvent<SessionNews>) => {
    if (data === 'ending') return endingElsewhere()
    if (data === 'failed') return endingFailed()
    sessionBegun()
    if (data) sessionStorage.clear()
    follow()
  }
  // A page that comes back from the browser's back-forward cache may be from before.
  addEventListener('pageshow', event => {
    if (event.persisted) follow()
  })
}
