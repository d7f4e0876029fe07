import { type AppName, safeReturnPath, stripLocale } from '@masar/site-map'
import { addressError, type FieldErrorsOf, errorsIn } from '../forms/checks.ts'

/** What is typed into the form. */
export interface Credentials {
  email: string
  password: string
}

/** The name of the sign-in form's draft: its address stands there again after a second step that came to nothing. */
export const loginDraft = '/auth/login'

export function errorsOf({ email, password }: Credentials): FieldErrorsOf<Credentials> {
  return errorsIn<Credentials>({
    email: addressError(email),
    password: password === '' ? 'required' : undefined,
  })
}

/** Where a person goes after signing in: back to the page that asked for it, else to the app's first page. Never to another site. */
export function afterSignIn(next: unknown, app: AppName): string {
  const path = safeReturnPath(next)
  if (path === null) return app === 'company' ? '/?company' : '/'
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return stripLocale(pathname) + rest
}

/** A path of the way in that keeps where the person was going. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}
