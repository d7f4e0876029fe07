import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/client.ts'
import type { Storage } from '../../../../gateways/storage.ts'

const folder = 'marks'
const named = /^[\w-]{22}\.png$/
/** Long enough for any upload under way to have written its row. */
const settledMs = 3_600_000

/** Stores a picture for certificates, under an unguessable name. @returns the name of its file */
export async function keepMark(storage: Storage, bytes: Buffer): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}.png`
  await storage.put(`${folder}/${name}`, bytes)
  return name
}

/** A kept mark; null where its file is gone: a certificate stands without it. */
export async function readMark(storage: Storage, name: string | null): Promise<Buffer | null> {
  if (name === null || !named.test(name) || (await storage.size(`${folder}/${name}`)) === null) return null
  return buffer(storage.read(`${folder}/${name}`))
}

/**
 * Removes the marks that no instructor, no company and no certificate has any more: replaced before a certificate bore them, of an erased
 * account, or left by a process that was killed. @returns how many
 */
export async function sweepMarks(db: Database, storage: Storage, settled = settledMs): Promise<number> {
  const files = await storage.olderThan(folder, settled)
  let removed = 0
  for (let at = 0; at < files.length; at += 500) {
    const names = files.slice(at, at + 500).map(file => file.slice(folder.length + 1))
    const { rows } = await db.execute<{ name: string }>(sql`
      select n.name from unnest(${sql.param(names)}::text[]) n(name)
      where not exists (select from instructors i where i.signature = n.name)
        and not exists (select from companies o where o.certificate_logo = n.name)
        and not exists (select from certificates c where c.signature = n.name)
        and not exists (select from certificates c where c.logo = n.name)`)
    await Promise.all(rows.map(({ name }) => storage.remove(`${folder}/${name}`)))
    removed += rows.length
  }
  return removed
}
