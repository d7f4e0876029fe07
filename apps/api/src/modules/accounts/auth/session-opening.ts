import type { Calendar, DigitScript } from '@masar/text'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameFor } from '../../../db/names.ts'
import { sessions, users, type UserKind } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { AppError } from '../../../errors.ts'
import type { ApiName } from '../../../openapi.ts'
import { firstCapacity, type AccountCapacity } from './capacities.ts'
import { endSessions, sameBrowser } from './session-ending.ts'

/** How long a session lasts after its last use. */
export const sessionDays = 30

/** The browser that a session is opened for. */
export interface Caller {
  ip: string
  device: string
  /** The API it signs in at, which decides what the session acts as. */
  api: ApiName
  /** The language of its answer, in whose script the account is named. */
  locale: Locale
  /** The token that it came with: its browser's sessions end, so that none outlives a sign-in. */
  token?: string | undefined
}

/** What an answer to a sign-in says of the account. */
export const signInFields = {
  id: users.id,
  kind: users.kind,
  name: users.name,
  nameAr: users.nameAr,
  nameEn: users.nameEn,
  avatar: users.avatar,
  email: users.email,
  isGoogle: users.isGoogle,
  calendar: users.calendar,
  digits: users.digits,
}
export interface SignInAccount {
  id: number
  kind: UserKind
  name: string
  nameAr: string | null
  nameEn: string | null
  avatar: string | null
  email: string | null
  isGoogle: boolean
  calendar: Calendar
  digits: DigitScript
}

/**
 * Opens a session that lasts for 30 days after its last use, with a token of its own, in the capacity that the API begins with, and ends those that the browser came with.
 * @param secondFactorAt when a second factor was shown; null where none was asked for. A sign-in asks by `SecondStep.enter`.
 * @throws AppError `company_account`, `personal_account` for an account that has no place at the API
 */
export async function openSession(
  connection: Connection,
  account: SignInAccount,
  caller: Caller,
  secondFactorAt: Date | null,
) {
  const capacity = await placeOf(connection, account, caller.api)
  if (caller.token !== undefined)
    await endSessions(connection, sameBrowser(eq(sessions.tokenHash, hashOf(caller.token))))
  return insertSession(connection, account, caller, capacity, { secondFactorAt })
}

/**
 * The capacity in which an account begins at an API.
 * @throws AppError `company_account`, `personal_account` for one that has no place there
 */
export async function placeOf(
  connection: Connection,
  account: { id: number; kind: UserKind },
  api: ApiName,
): Promise<AccountCapacity> {
  const capacity = await firstCapacity(connection, account, api)
  if (!capacity) throw new AppError(account.kind === 'company' ? 'company_account' : 'personal_account')
  return capacity
}

/** Stores a session and tells its token, which nothing else will tell again. @param row what else the session begins with */
export async function insertSession(
  connection: Connection,
  account: SignInAccount,
  caller: Caller,
  capacity: AccountCapacity,
  row: Partial<typeof sessions.$inferInsert> = {},
) {
  const token = newToken()
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000)
  await connection.insert(sessions).values({
    ...row,
    tokenHash: hashOf(token),
    userId: account.id,
    capacity: capacity.capacity,
    companyId: capacity.capacity === 'company' ? capacity.companyId : null,
    device: caller.device.slice(0, 200),
    ip: caller.ip,
    expiresAt,
  })
  return {
    token,
    expires_at: expiresAt.toISOString(),
    capacity: capacity.capacity,
    role: capacity.capacity === 'personal' ? null : capacity.role,
    user: {
      id: account.id,
      kind: account.kind,
      name: nameFor(account, caller.locale),
      name_ar: account.nameAr,
      name_en: account.nameEn,
      avatar: account.avatar,
      email: account.email ?? '',
      is_google: account.isGoogle,
      reading: { calendar: account.calendar, digits: account.digits },
    },
  }
}
