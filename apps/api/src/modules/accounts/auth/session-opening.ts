import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { sessions, users, type UserKind } from '../../../db/schema/index.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { endSessions } from './session-ending.ts'

const sessionDays = 30

/** The browser that a session is opened for. */
export interface Caller {
  ip: string
  device: string
  /** The token that it came with: its session ends, so that none outlives a sign-in. */
  token?: string | undefined
}

/** What an answer to a sign-in says of the account. */
export const signInFields = {
  id: users.id,
  kind: users.kind,
  name: users.name,
  avatar: users.avatar,
  email: users.email,
  isGoogle: users.isGoogle,
}
export interface SignInAccount {
  id: number
  kind: UserKind
  name: string
  avatar: string | null
  email: string | null
  isGoogle: boolean
}

/** Opens a session of 30 days with a token of its own, and ends the one that the browser came with. */
export async function openSession(connection: Connection, account: SignInAccount, caller: Caller) {
  const token = newToken()
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000)
  if (caller.token !== undefined) await endSessions(connection, eq(sessions.tokenHash, hashOf(caller.token)))
  await connection.insert(sessions).values({
    tokenHash: hashOf(token),
    userId: account.id,
    device: caller.device.slice(0, 200),
    ip: caller.ip,
    expiresAt,
  })
  return {
    token,
    expires_at: expiresAt.toISOString(),
    user: {
      id: account.id,
      kind: account.kind,
      name: account.name,
      avatar: account.avatar,
      email: account.email ?? '',
      is_google: account.isGoogle,
    },
  }
}
