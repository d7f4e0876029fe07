import { looksLikeEmail } from '@masar/ui'

/** What can be said of a field before anything is sent, so that a slip costs no round trip and no try. */
export type FieldError = 'required' | 'email' | 'terms' | 'choice' | 'city' | 'password' | 'code'

/** Errors by field. */
export type FieldErrorsOf<T> = Partial<Record<keyof T & string, FieldError>>

/** A field that may not stay empty. */
export function needed(text: string): FieldError | undefined {
  return text.trim() === '' ? 'required' : undefined
}

/** An address that has the form of one; whether mail reaches it, only mail tells. */
export function addressError(text: string): FieldError | undefined {
  return needed(text) ?? (looksLikeEmail(text) ? undefined : 'email')
}

/** Leaves out the fields that nothing is wrong with. */
export function errorsIn<T>(
  found: Partial<Record<keyof T & string, FieldError | undefined>>,
): FieldErrorsOf<T> {
  return Object.fromEntries(
    Object.entries(found).filter(([, error]) => error !== undefined),
  ) as FieldErrorsOf<T>
}
