import { and, isNotNull, like } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/index.ts'

/** The password of every account under the demo's address, which can never receive mail. */
export const demoPassword = 'Masar@Demo2026'

/** One account of each role, for the host to print, and where it signs in. */
export const demoAccounts = [
  { role: 'student', email: 'student@demo.masar.test', path: '/auth/login' },
  { role: 'instructor', email: 'layla@demo.masar.test', path: '/auth/login' },
  { role: 'company', email: 'company@demo.masar.test', path: '/auth/login?company' },
  { role: 'manager', email: 'ahmed.alzahrani@demo.masar.test', path: '/auth/login?company' },
  { role: 'finance', email: 'hind.alanazi@demo.masar.test', path: '/auth/login?company' },
  { role: 'operator', email: 'operator@demo.masar.test', path: '/auth/login' },
] as const

/** Who has orders in every state, for the host to print. */
export const demoBuyer = 'fatimah@demo.masar.test'

const demoDomain = '@demo.masar.test'

/** Other people's accounts are imported without a password: they set one through a reset. */
export function isDemoAddress(email: string): boolean {
  return email.endsWith(demoDomain)
}

/** Whether the database has accounts of the demo that a password opens: it is the published one, or a visitor's. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  return (await db.$count(users, and(like(users.email, `%${demoDomain}`), isNotNull(users.passwordHash)))) > 0
}
