import { asc } from 'drizzle-orm'
import { mails } from '../db/schema/index.ts'
import type { Queued } from '../modules/mail/queue.ts'
import type { TestApi } from './test-api.ts'

/** The letters that wait for somebody, in the order in which they were written. */
export async function letters(api: TestApi, to: string): Promise<Queued[]> {
  const rows = await api.db.select().from(mails).orderBy(asc(mails.id))
  return rows
    .flatMap(row => (row.sealed === null ? [] : [api.mails.read(row.sealed)]))
    .filter(letter => letter.to === to)
}

/** The code that was sent to an address last. */
export async function lastCode(api: TestApi, to: string): Promise<string> {
  const found = (await letters(api, to)).flatMap(letter => ('code' in letter ? [letter.code] : [])).at(-1)
  if (found === undefined) throw new Error(`No code was sent to ${to}.`)
  return found
}
