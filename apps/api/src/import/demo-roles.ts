import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { companyMembers, employees, totpSecrets, users } from '../db/schema/index.ts'
import { hashPassword } from '../modules/accounts/auth/passwords.ts'
import { newTotp } from '../modules/accounts/second-factors/totp.ts'
import { makeOperator } from '../modules/operations/operators/operators.ts'
import type { Secrets } from '../secrets.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

const addressOf = (wanted: (typeof demoAccounts)[number]['role']) =>
  demoAccounts.find(({ role }) => role === wanted)?.email ?? ''

/**
 * Gives the demo's people the roles that the host prints, if they do not have them: a manager of a branch and finance in the demo's
 * company, and an operator with an authenticator app.
 * @returns the secret of the operator's app, in base32
 */
export async function giveDemoRoles(db: Database, secrets: Secrets): Promise<string> {
  await joinCompany(db, addressOf('manager'), 'manager')
  await joinCompany(db, addressOf('finance'), 'finance')
  return demoOperator(db, secrets)
}

/** The person acts for the company that employs them; a manager for the branch that they work in. */
async function joinCompany(db: Database, email: string, role: 'manager' | 'finance'): Promise<void> {
  const people = db
    .select({
      companyId: employees.companyId,
      userId: sql<number>`${employees.userId}`.as('user_id'),
      role: sql<typeof role>`${role}`.as('role'),
      departmentId: (role === 'manager'
        ? sql<number>`${employees.departmentId}`
        : sql<null>`null::bigint`
      ).as('department_id'),
      createdAt: sql<Date>`now()`.as('created_at'),
    })
    .from(employees)
    .innerJoin(users, eq(users.id, employees.userId))
    .where(and(eq(users.email, email), eq(employees.state, 'active')))
  await db.insert(companyMembers).select(people).onConflictDoNothing()
}

async function demoOperator(db: Database, secrets: Secrets): Promise<string> {
  const email = addressOf('operator')
  const { userId } = await makeOperator(db, {
    email,
    role: 'administrator',
    name: 'سلمى المشرفة',
    otherName: 'Salma Al-Mushrifah',
  })
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(demoPassword) })
    .where(and(eq(users.id, userId), isNull(users.passwordHash)))
  const made = newTotp('Masar', email).secret
  await db
    .insert(totpSecrets)
    .values({ userId, encryptedSecret: secrets.encrypt(made), lastStep: 0 })
    .onConflictDoNothing()
  const [row] = await db
    .select({ secret: totpSecrets.encryptedSecret })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  return row ? (secrets.decrypt(row.secret) as string) : made
}
