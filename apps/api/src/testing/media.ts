import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { users } from '../db/schema/index.ts'
import { session } from './accounts.ts'
import type { TestApi } from './test-api.ts'

/** Follows a signed address in a browser in which the person is signed in whom it names. */
export async function followed(
  api: TestApi,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<LightMyRequestResponse> {
  const viewerId = Number(new URL(url, 'http://localhost').searchParams.get('v') ?? 0)
  const isSomebody = viewerId !== 0 && (await api.db.$count(users, eq(users.id, viewerId))) > 0
  const cookie = isSomebody ? { cookie: `token=${await session(api, viewerId)}` } : {}
  return api.app.inject({ method, url, headers: { ...cookie, ...headers } })
}
