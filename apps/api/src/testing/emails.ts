import { asc } from 'drizzle-orm'
import { mails } from '../db/schema/index.ts'
import type { QueuedEmail } from '../modules/platform/mail/queue.ts'
import type { TestApi } from './test-api.ts'

/** The e-mails queued for an address, in the order in which they were written. */
export async function queuedEmails(api: TestApi, to: string): Promise<QueuedEmail[]> {
  const rows = await api.db.select().from(mails).orderBy(asc(mails.id))
  return rows
    .flatMap(row => (row.encryptedPayload === null ? [] : [api.mails.read(row.encryptedPayload)]))
    .filter(email => email.to === to)
}

/** The last code that was sent to an address. */
export async function lastCode(api: TestApi, to: string): Promise<string> {
  const found = (await queuedEmails(api, to)).flatMap(email => ('code' in email ? [email.code] : [])).at(-1)
  if (found === undefined) throw new Error(`No code was sent to ${to}.`)
  return found
}
