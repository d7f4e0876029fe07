import type { FieldError } from '../forms/checks.ts'

/** The password rule of the product to the letter; what else the service refuses (common ones, one's own name) only it knows. */
export function meetsRule(password: string): boolean {
  return /^[A-Za-z\d@$!%*?&]{8,128}$/.test(password) && /[A-Z]/.test(password) && /[@$!%*?&]/.test(password)
}

/** What is wrong with a password to be set, under the name of its field. */
export function passwordError<K extends string>(field: K, password: string): Partial<Record<K, FieldError>> {
  if (password === '') return { [field]: 'required' } as Partial<Record<K, FieldError>>
  return (meetsRule(password) ? {} : { [field]: 'password' }) as Partial<Record<K, FieldError>>
}
