import { safeReturnPath, stripLocale } from '@masar/site-map'

/** What is typed into the form. */
export interface Credentials {
  email: string
  password: string
}

export type Fault = 'required' | 'email'

/** What is wrong before anything is sent, so that a slip costs no round trip and no try. */
export function faultsOf({ email, password }: Credentials): Partial<Record<keyof Credentials, Fault>> {
  const address = email.trim()
  return {
    ...(address === '' ? { email: 'required' } : /^[^\s@]+@[^\s@]+$/.test(address) ? {} : { email: 'email' }),
    ...(password === '' && { password: 'required' }),
  }
}

/** Where a person goes after signing in: back to the page that asked for it, else home. Never to another site. */
export function afterSignIn(next: unknown): string {
  const path = safeReturnPath(next)
  if (path === null) return '/'
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return stripLocale(pathname) + rest
}
