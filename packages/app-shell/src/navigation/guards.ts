import { isAuthArea, matchPageOf, type AppName, type Guard } from '@masar/site-map'
import { isSignedIn, isTurnedAwayFromAuth, type Session } from '../session/session.ts'

/**
 * Where a guard sends a person who may not open a page; null where they may.
 * @param here the path and query to come back to after signing in, without locale prefix
 */
export function guardRedirect(guard: Guard, session: Session, here: string): string | null {
  return guards[guard](session, here)
}

function signedIn(session: Session, here: string): string | null {
  return isSignedIn(session) ? null : `/auth/login?next=${encodeURIComponent(here)}`
}

/** Each guard: where it sends a person who may not enter; null for those who may. */
const guards: Record<Guard, (session: Session, here: string) => string | null> = {
  open: () => null,
  guest: session => (isTurnedAwayFromAuth(session) ? homeOf(session) : null),
  auth: signedIn,
  'auth-company': session => (session.capacity === 'company' ? null : '/not-allowed-error'),
  // The console asks people without an operator session to open one.
  operator: signedIn,
}

/** Where a signed-in person starts: the learner's home, or the company's dashboard. */
export function homeOf(session: Session): string {
  return session.capacity === 'company' ? '/?company' : '/'
}

/** The redirect for a page of an app, by the one table of pages. The area of signing in is for visitors, even where it has no page. */
export function pageRedirect(
  app: AppName,
  pathname: string,
  search: string,
  session: Session,
): string | null {
  const guard = matchPageOf(app, pathname)?.page.guard ?? (isAuthArea(pathname) ? 'guest' : 'open')
  return guardRedirect(guard, session, pathname + search)
}
