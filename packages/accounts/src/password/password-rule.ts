import type { FieldError } from '../forms/checks.ts'

/** The exact password rule of the product; only the API knows what else it rejects (common passwords, one's own name). */
export function meetsRule(password: string): boolean {
  return /^[A-Za-z\d@$!%*?&]{8,128}$/.test(password) && /[A-Z]/.test(password) && /[@$!%*?&]/.test(password)
}

/** What is wrong with a password to be set, under the name of its field. */
export function passwordError<K extends string>(field: K, password: string): Partial<Record<K, FieldError>> {
  if (password === '') return { [field]: 'required' } as Partial<Record<K, FieldError>>
  return (meetsRule(password) ? {} : { [field]: 'password' }) as Partial<Record<K, FieldError>>
}
