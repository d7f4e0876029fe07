import type { AppName } from '@masar/site-map'
import {
  clearCookie,
  type CookieJar,
  readCookie,
  sessionAge,
  type SessionCookie,
  writeCookie,
} from './cookies.ts'

export type AccountKind = 'student' | 'instructor' | 'company'

/** What `user_info` holds: no more than a header needs. */
export interface UserInfo {
  id: number
  kind: AccountKind
  name: string
  avatar: string | null
}

export interface Session {
  token: string | null
  /** The handle of a step that waits for its code. */
  otp: string | null
  email: string | null
  name: string | null
  info: UserInfo | null
  isGoogle: boolean
}

export const signedOut: Session = {
  token: null,
  otp: null,
  email: null,
  name: null,
  info: null,
  isGoogle: false,
}

/** The answer of a sign-in, as both APIs give it. */
export interface SignedIn {
  token: string
  user: UserInfo & { email: string; is_google: boolean }
}

/** The session as the cookies tell it. */
export function readSession(jar: CookieJar): Session {
  return {
    token: readCookie(jar, 'token'),
    otp: readCookie(jar, 'otp'),
    email: readCookie(jar, 'user_email'),
    name: readCookie(jar, 'user_name'),
    info: infoOf(readCookie(jar, 'user_info')),
    isGoogle: readCookie(jar, 'is_google') === '1',
  }
}

function infoOf(text: string | null): UserInfo | null {
  if (text === null) return null
  try {
    const value = JSON.parse(text) as Partial<UserInfo>
    const isWhole =
      typeof value.id === 'number' &&
      typeof value.name === 'string' &&
      ['student', 'instructor', 'company'].includes(value.kind ?? '')
    return isWhole
      ? ({ id: value.id, kind: value.kind, name: value.name, avatar: value.avatar ?? null } as UserInfo)
      : null
  } catch {
    return null // a cookie that is not ours: the person is asked to sign in again
  }
}

/** Writes the cookies of a sign-in. */
export function writeSession(jar: CookieJar, { token, user }: SignedIn, isSecure: boolean): void {
  writeCookie(jar, 'token', token, { age: sessionAge, isSecure })
  writeAccount(jar, user, isSecure)
  clearCookie(jar, 'otp')
}

function writeAccount(
  jar: CookieJar,
  { id, kind, name, avatar, email, is_google: isGoogle }: SignedIn['user'],
  isSecure: boolean,
): void {
  const values: [SessionCookie, string][] = [
    ['user_email', email],
    ['user_name', name],
    ['user_info', JSON.stringify({ id, kind, name, avatar })],
    ['is_google', isGoogle ? '1' : '0'],
  ]
  for (const [cookie, value] of values) writeCookie(jar, cookie, value, { age: sessionAge, isSecure })
}

/** What an account may change about itself while it is signed in. */
export type SignedInChange = Partial<Pick<SignedIn['user'], 'name' | 'avatar' | 'email'>>

/** Keeps the cookies of a session in step with a change of its account; without a session it does nothing. */
export function changeSession(jar: CookieJar, change: SignedInChange, isSecure: boolean): void {
  const { info, email, token, isGoogle } = readSession(jar)
  if (token !== null && info !== null)
    writeAccount(jar, { ...info, email: email ?? '', is_google: isGoogle, ...change }, isSecure)
}

/** Signing out takes everything. */
export function clearSession(jar: CookieJar): void {
  for (const cookie of ['token', 'user_email', 'user_info', 'user_name', 'otp', 'is_google'] as const)
    clearCookie(jar, cookie)
}

/**
 * What a 401 does (source specification, section 4): while a step waits for its code nothing is cleared; else token,
 * e-mail, name and info are, and in the learner app `otp` too. Returns whether the person goes to the localised root.
 */
export function clearAfterUnauthorized(jar: CookieJar, app: AppName): boolean {
  if (readCookie(jar, 'otp')) return false
  for (const cookie of ['token', 'user_email', 'user_info', 'user_name'] as const) clearCookie(jar, cookie)
  if (app === 'learner') clearCookie(jar, 'otp')
  return true
}

/** Signed in, as guards see it. */
export function isSignedIn(session: Session): boolean {
  return session.token !== null
}

/** The auth area turns away whoever has both a token and a name. */
export function isTurnedAwayFromAuth(session: Session): boolean {
  return session.token !== null && session.name !== null
}
