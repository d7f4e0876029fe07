import { randomBytes } from 'node:crypto'
import { fold, sortKey } from '@masar/text'
import { eq } from 'drizzle-orm'
import {
  companies,
  instructors,
  operators,
  sessions,
  users,
  type OperatorRole,
  type UserKind,
} from '../db/schema/index.ts'
import { hashPassword } from '../modules/accounts/auth/passwords.ts'
import { hashOf } from '../secrets.ts'
import type { TestApi } from './test-api.ts'

export const password = 'Masar@2026'
let made = 0
let hashed: Promise<string> | undefined

/** A number that no other row of this run has. */
export function unique(): number {
  made += 1
  return made
}

export interface Account {
  id: number
  email: string
  name: string
  token: string
}

/** A verified account with an open session. */
export async function account(
  api: TestApi,
  kind: UserKind = 'student',
  row: Partial<typeof users.$inferInsert> = {},
): Promise<Account> {
  hashed ??= hashPassword(password)
  const number = unique()
  const name = row.name ?? `Person ${number}`
  const email = row.email ?? `person-${number}@example.com`
  const [user] = await api.db
    .insert(users)
    .values({
      kind,
      name,
      nameKey: sortKey(name),
      nameFolded: fold(name),
      email,
      passwordHash: await hashed,
      verifiedAt: new Date(),
      ...row,
    })
    .returning({ id: users.id })
  if (!user) throw new Error('The account was not made.')
  return { id: user.id, email, name, token: await session(api, user.id) }
}

/** Opens a session, for the company where the account is one's, and returns its token. */
export async function session(
  api: TestApi,
  userId: number,
  row: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const [own] = await api.db.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId))
  await api.db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    expiresAt: new Date(Date.now() + 86_400_000),
    ...(own && { capacity: 'company', companyId: own.id }),
    ...row,
  })
  return token
}

export async function instructor(
  api: TestApi,
  row: Partial<typeof instructors.$inferInsert> = {},
): Promise<Account & { instructorId: number }> {
  const user = await account(api, 'instructor')
  const name = row.name ?? { ar: `المدرّب ${user.id}`, en: `Teacher ${user.id}` }
  const [made] = await api.db
    .insert(instructors)
    .values({
      userId: user.id,
      slug: `teacher-${user.id}`,
      name,
      title: { ar: 'مهندس', en: 'Engineer' },
      bio: { ar: 'سيرة', en: 'A life' },
      expertise: { ar: ['برمجة'], en: ['Programming'] },
      state: 'approved',
      searchFolded: fold(`${name.ar ?? ''} ${name.en ?? ''}`),
      ...row,
    })
    .returning({ id: instructors.id })
  if (!made) throw new Error('The instructor was not made.')
  return { ...user, instructorId: made.id }
}

export async function company(api: TestApi): Promise<Account & { companyId: number }> {
  const user = await account(api, 'company')
  const [made] = await api.db
    .insert(companies)
    .values({
      userId: user.id,
      slug: `company-${user.id}`,
      legalName: { ar: `شركة ${user.id}`, en: `Company ${user.id}` },
      registrationNumber: String(1_010_000_000 + user.id),
      vatNumber: '310000000000003',
      address: { ar: 'الرياض', en: 'Riyadh' },
    })
    .returning({ id: companies.id })
  if (!made) throw new Error('The company was not made.')
  await api.db
    .update(sessions)
    .set({ capacity: 'company', companyId: made.id })
    .where(eq(sessions.userId, user.id))
  return { ...user, companyId: made.id }
}

/** An operator of the site, with a session as such that has shown a second factor. */
export async function operator(
  api: TestApi,
  role: OperatorRole,
  row: Partial<typeof sessions.$inferInsert> = {},
): Promise<Account> {
  const person = await account(api)
  await api.db.insert(operators).values({ userId: person.id, role })
  return {
    ...person,
    token: await session(api, person.id, { capacity: 'operator', secondFactorAt: new Date(), ...row }),
  }
}
