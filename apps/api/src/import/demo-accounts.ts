/** The password of every account under the demo's address, which can never receive mail. */
export const demoPassword = 'Masar@Demo2026'

/** One account of each kind, for the host to print. */
export const demoAccounts = [
  { kind: 'student', email: 'student@demo.masar.test' },
  { kind: 'instructor', email: 'layla@demo.masar.test' },
  { kind: 'company', email: 'company@demo.masar.test' },
] as const

/** Other people's accounts are imported without a password: they set one through a reset. */
export function isDemoAddress(email: string): boolean {
  return email.endsWith('@demo.masar.test')
}
