import type { Locale } from '@masar/site-map'
import type { Reading } from '@masar/text'
import { type Area, sideCookies } from './area.ts'
import {
  clearCookie,
  type CookieJar,
  readCookie,
  sessionAge,
  type SessionCookie,
  writeCookie,
} from './cookies.ts'
import { writeReading } from './reading.ts'

export type AccountKind = 'student' | 'instructor' | 'company'
/** What a session acts as. */
export type Capacity = 'personal' | 'company' | 'operator'
/** The role of a session that acts for a company, or as operator of the site. */
export type Role = NonNullable<SignedIn['role']>

/** What `user_info` holds: no more than a header needs. */
export interface UserInfo {
  id: number
  kind: AccountKind
  name: string
  /** The name in each script, where it is known: pages are read in either language. */
  name_ar?: string | null
  name_en?: string | null
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
  /** Null while no one is signed in. */
  capacity: Capacity | null
  /** The role in the company or on the site; null where one acts for oneself. */
  role: Role | null
}

export const signedOut: Session = {
  token: null,
  otp: null,
  email: null,
  name: null,
  info: null,
  isGoogle: false,
  capacity: null,
  role: null,
}

/** The answer of a sign-in, as both APIs give it. */
export interface SignedIn {
  token: string
  capacity: Capacity
  role: 'owner' | 'administrator' | 'manager' | 'finance' | 'auditor' | 'support' | 'editor' | null
  user: UserInfo & { email: string; is_google: boolean; reading?: Reading }
}

/**
 * The session of an area as the cookies tell it. A company's own account uses the portal with the account's session; the console has
 * it, too, until there is one of its own.
 */
export function readSession(jar: CookieJar, area: Area = 'learner'): Session {
  const own = readOwnSession(jar)
  if (area === 'learner') return own
  const side = readSideSession(jar, area, own)
  if (side !== null) return side
  return area === 'console' || own.capacity === 'company' ? own : { ...signedOut, otp: own.otp }
}

function readOwnSession(jar: CookieJar): Session {
  const token = readCookie(jar, 'token')
  const info = infoOf(readCookie(jar, 'user_info'))
  const isCompany = info?.kind === 'company'
  return {
    token,
    otp: readCookie(jar, 'otp'),
    email: readCookie(jar, 'user_email'),
    name: readCookie(jar, 'user_name'),
    info,
    isGoogle: readCookie(jar, 'is_google') === '1',
    capacity: token === null ? null : isCompany ? 'company' : 'personal',
    role: token !== null && isCompany ? 'owner' : null,
  }
}

function readSideSession(jar: CookieJar, area: Exclude<Area, 'learner'>, own: Session): Session | null {
  const token = readCookie(jar, sideCookies[area].token)
  const user = parsed<SideUser>(readCookie(jar, sideCookies[area].user))
  const info = infoOf(readCookie(jar, sideCookies[area].user))
  if (token === null || user === null || info === null) return null
  return {
    token,
    otp: own.otp,
    email: user.email ?? null,
    name: info.name,
    info,
    isGoogle: user.is_google === true,
    capacity: area === 'company' ? 'company' : 'operator',
    role: user.role ?? null,
  }
}

/** What the second cookie of an area's own session holds. */
type SideUser = SignedIn['user'] & { role: Role | null }

function infoOf(text: string | null): UserInfo | null {
  const value = parsed<UserInfo>(text)
  const isWhole =
    value !== null &&
    typeof value.id === 'number' &&
    typeof value.name === 'string' &&
    ['student', 'instructor', 'company'].includes(value.kind ?? '')
  return isWhole
    ? ({
        id: value.id,
        kind: value.kind,
        name: value.name,
        name_ar: value.name_ar ?? null,
        name_en: value.name_en ?? null,
        avatar: value.avatar ?? null,
      } as UserInfo)
    : null
}

/** Null for a cookie that is not ours: the person is asked to sign in again. */
function parsed<T>(text: string | null): Partial<T> | null {
  if (text === null) return null
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' ? (value as Partial<T> | null) : null
  } catch {
    return null
  }
}

/** Writes the cookies of a sign-in, or of a switch, for the area that it opens. Another person's sessions in this browser end. */
export function writeSession(jar: CookieJar, answer: SignedIn, isSecure: boolean): void {
  const { token, user, role } = answer
  for (const area of ['learner', 'company', 'console'] as const) {
    const known = readSession(jar, area).info
    if (known !== null && known.id !== user.id) clearArea(jar, area)
  }
  clearCookie(jar, 'otp')
  if (user.reading) writeReading(jar, user.reading, isSecure)
  const area = areaOfAnswer(answer)
  if (area === 'learner') {
    writeCookie(jar, 'token', token, { age: sessionAge, isSecure })
    writeAccount(jar, user, isSecure)
    return
  }
  writeCookie(jar, sideCookies[area].token, token, { age: sessionAge, isSecure })
  writeCookie(jar, sideCookies[area].user, JSON.stringify({ ...user, role } satisfies SideUser), {
    age: sessionAge,
    isSecure,
  })
}

function areaOfAnswer({ capacity, user }: SignedIn): Area {
  if (capacity === 'operator') return 'console'
  return capacity === 'company' && user.kind !== 'company' ? 'company' : 'learner'
}

function writeAccount(
  jar: CookieJar,
  { id, kind, name, name_ar, name_en, avatar, email, is_google: isGoogle }: SignedIn['user'],
  isSecure: boolean,
): void {
  const values: [SessionCookie, string][] = [
    ['user_email', email],
    ['user_name', name],
    ['user_info', JSON.stringify({ id, kind, name, name_ar, name_en, avatar })],
    ['is_google', isGoogle ? '1' : '0'],
  ]
  for (const [cookie, value] of values) writeCookie(jar, cookie, value, { age: sessionAge, isSecure })
}

/** What an account may change about itself while it is signed in. */
export type SignedInChange = Partial<
  Pick<SignedIn['user'], 'name' | 'name_ar' | 'name_en' | 'avatar' | 'email' | 'is_google'>
>

/** Keeps the cookies of the account's session in step with a change of it; without a session it does nothing. */
export function changeSession(jar: CookieJar, change: SignedInChange, isSecure: boolean): void {
  const { info, email, token, isGoogle } = readSession(jar)
  if (token !== null && info !== null)
    writeAccount(jar, { ...info, email: email ?? '', is_google: isGoogle, ...change }, isSecure)
}

/** Gives the cookies of every session in this browser their whole age again: like the sessions they last from their last use. */
export function renewSession(jar: CookieJar, isSecure: boolean): void {
  const own = ['token', 'user_email', 'user_name', 'user_info', 'is_google']
  const sessions = [own, ...Object.values(sideCookies).map(({ token, user }) => [token, user])]
  for (const [token = '', ...others] of sessions) {
    if (readCookie(jar, token) === null) continue
    for (const name of [token, ...others]) {
      const value = readCookie(jar, name)
      if (value !== null) writeCookie(jar, name, value, { age: sessionAge, isSecure })
    }
  }
}

/** The tokens of this browser, of all areas. */
export function tokensOf(jar: CookieJar): string[] {
  const names = ['token', sideCookies.company.token, sideCookies.console.token]
  return names.map(name => readCookie(jar, name)).filter(token => token !== null)
}

/** Signing out takes everything. */
export function clearSession(jar: CookieJar): void {
  for (const area of ['learner', 'company', 'console'] as const) clearArea(jar, area)
  for (const cookie of ['otp', 'is_google'] as const) clearCookie(jar, cookie)
}

function clearArea(jar: CookieJar, area: Area): void {
  if (area === 'learner') {
    for (const cookie of ['token', 'user_email', 'user_info', 'user_name'] as const) clearCookie(jar, cookie)
    return
  }
  for (const cookie of Object.values(sideCookies[area])) clearCookie(jar, cookie)
}

/**
 * What a 401 does (source specification, section 4): while a step waits for its code nothing is cleared; else token,
 * e-mail, name and info are, and in the learner app `otp` too. Of several sessions the area's own ends alone. Returns whether the
 * person goes to the localised root.
 */
export function clearAfterUnauthorized(jar: CookieJar, area: Area): boolean {
  if (readCookie(jar, 'otp')) return false
  const isOwn = area !== 'learner' && readCookie(jar, sideCookies[area].token) !== null
  clearArea(jar, isOwn ? area : 'learner')
  if (area === 'learner') clearCookie(jar, 'otp')
  return true
}

/** What the person is called in a language: the name of its script, else the one that there is. */
export function nameOf({ name, info }: Session, locale: Locale): string {
  return info?.[`name_${locale}`] ?? name ?? info?.name ?? ''
}

/** Signed in, as guards see it. */
export function isSignedIn(session: Session): boolean {
  return session.token !== null
}

/** The auth area turns away visitors with both a token and a name. */
export function isTurnedAwayFromAuth(session: Session): boolean {
  return session.token !== null && session.name !== null
}
