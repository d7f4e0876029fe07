import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { eq, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Data, Empty } from '../../contract.ts'
import { avatarFile, avatarPath } from './names.ts'
import { largestUpload, redraw } from './picture.ts'

const tags = ['profile']
const types = ['image/jpeg', 'image/png', 'image/webp']
const Avatar = Data(
  Type.Object({ avatar: Type.String({ description: 'Its address; changes with the picture.' }) }),
)
// The body is the file itself, which no schema reads.
const picture = { content: Object.fromEntries(types.map(type => [type, { schema: {} }])) }

/** One's own picture: the file as the body of the request, drawn anew before it is kept. */
// long: a list of routes, each short by itself
export function avatar(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  const replace = async (userId: number, next: string | null) => {
    const earlier = await db.transaction(async tx => {
      const [before] = await tx
        .select({ avatar: users.avatar })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      await tx
        .update(users)
        .set({ avatar: next, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
      return before?.avatar
    })
    const file = avatarFile(earlier ?? null)
    if (file !== null) await storage.remove(file)
  }

  return async app => {
    app.addContentTypeParser(
      types,
      { parseAs: 'buffer', bodyLimit: largestUpload },
      (_request, body, done) => {
        done(null, body)
      },
    )

    app.put(
      '/auth/avatar',
      {
        bodyLimit: largestUpload,
        schema: {
          operationId: 'putAvatar',
          summary: 'Set the picture of the account',
          errorCodes: [],
          tags,
          description: 'At most 5 MB and 40 megapixels. 413 and 415 where it is more or something else.',
          body: picture,
          response: { 200: Avatar },
        },
      },
      async request => {
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type')
        const bytes = await redraw(request.body)
        const file = `avatars/${randomBytes(16).toString('base64url')}.webp`
        await storage.put(file, bytes)
        await replace(viewerOf(request).id, avatarPath(file))
        return { data: { avatar: avatarPath(file) } }
      },
    )

    app.delete(
      '/auth/avatar',
      {
        schema: {
          operationId: 'deleteAvatar',
          summary: 'Remove the picture of the account',
          errorCodes: [],
          tags,
          response: { 200: Empty },
        },
      },
      async request => {
        await replace(viewerOf(request).id, null)
        return { data: null }
      },
    )
  }
}
