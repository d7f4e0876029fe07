import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'

/** A name for an upload: its address, too, so 128 random bits. */
export const newUploadId = () => randomBytes(16).toString('base64url')

/** A file on its way, as far as its next part needs it. */
export interface Incoming {
  bytes: number
  /** How many bytes have arrived. */
  received: number
  isWhole: boolean
}

/**
 * Whether anything is left to do with a part: none is kept of a file that is whole.
 * @throws AppError `upload_offset` where it does not follow on what has arrived; `too_large` where it goes beyond the file
 */
export function follows({ bytes, received, isWhole }: Incoming, offset: number, length: number): boolean {
  if (offset !== received) throw new AppError('upload_offset', { data: { received } })
  if (isWhole) return false
  if (offset + length > bytes) throw new AppError('too_large')
  return true
}

/**
 * Keeps the next part of a file in the storage. Of two that send the same part one is taken.
 * @param folder where parts rest
 * @param take counts it in, under the name that nothing else has; false where another one was faster
 * @throws AppError `upload_offset`
 */
export async function keepPart(
  storage: Storage,
  folder: string,
  part: { id: string; bytes: Buffer },
  take: (name: string) => Promise<boolean>,
): Promise<void> {
  const name = `${folder}/${part.id}-${randomBytes(6).toString('hex')}`
  await storage.put(name, part.bytes)
  if (await take(name)) return
  await storage.remove(name)
  throw new AppError('upload_offset')
}

/** What has arrived, part by part: many files at once are more than a process may have open, and the whole more than it should hold. */
export async function* readParts(storage: Storage, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) yield await buffer(storage.read(name))
}

/** Removes files that nothing names any more. */
export async function discard(storage: Storage, names: readonly string[]): Promise<void> {
  const atOnce = 32
  for (let at = 0; at < names.length; at += atOnce)
    await Promise.all(names.slice(at, at + atOnce).map(name => storage.remove(name)))
}
