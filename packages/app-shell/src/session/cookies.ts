/**
 * Cookies that the specification names, for the account's own session; scripts read them, since both SDK clients send the token
 * themselves. A session that acts as something else stands beside it, in two cookies of its own (`area.ts`).
 */
export type SessionCookie = 'token' | 'user_email' | 'user_info' | 'user_name' | 'otp' | 'is_google'

/** 30 days, in seconds: each start of an app renews them. */
export const sessionAge = 2_592_000
/** 365 days, in seconds. */
export const localeAge = 31_536_000

/** Where cookies are kept: the document, or a stand-in of the same shape. */
export interface CookieJar {
  cookie: string
}

export function readCookie(jar: CookieJar, name: string): string | null {
  for (const pair of jar.cookie.split('; ')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at) === name) return decode(pair.slice(at + 1))
  }
  return null
}

/** Writes a cookie for the whole site; `Secure` where the page itself is. */
export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string,
  { age, isSecure }: { age: number; isSecure: boolean },
): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function clearCookie(jar: CookieJar, name: string): void {
  jar.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null // written by something else: the same as not there
  }
}
