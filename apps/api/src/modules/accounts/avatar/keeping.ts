import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { avatarFile, avatarPath } from './names.ts'
import { largestUpload, redraw } from './picture.ts'

const avatarTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Stores the address of the picture of one person or company, null for none. @returns the earlier address */
export type Replace = (next: string | null) => Promise<string | null>

/** The body of an upload: the file itself, which no schema reads. */
export function pictureBodyOf(types: readonly string[]) {
  return { content: Object.fromEntries(types.map(type => [type, { schema: {} }])) }
}
export const pictureBody = pictureBodyOf(avatarTypes)

/** Has the routes of a scope take pictures as bodies. */
export function takePictures(app: FastifyInstance, types = avatarTypes, bodyLimit = largestUpload): void {
  app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body)
  })
}

/** Re-encodes an uploaded picture and stores it in place of the earlier one. @returns its address @throws AppError as `redraw` */
export async function keepPicture(storage: Storage, body: unknown, replace: Replace): Promise<string> {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
  const bytes = await redraw(body)
  const file = `avatars/${randomBytes(16).toString('base64url')}.webp`
  await storage.put(file, bytes)
  await removeFile(storage, await replace(avatarPath(file)))
  return avatarPath(file)
}

export async function removePicture(storage: Storage, replace: Replace): Promise<void> {
  await setPicture(storage, null, replace)
}

/** Sets an address that needs no file of ours, or none, in the place of the earlier picture, whose file goes. */
export async function setPicture(storage: Storage, next: string | null, replace: Replace): Promise<void> {
  await removeFile(storage, await replace(next))
}

async function removeFile(storage: Storage, path: string | null): Promise<void> {
  const file = avatarFile(path)
  if (file !== null) await storage.remove(file)
}
