import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { eq, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Data, Empty } from '../../contract.ts'
import { largestUpload } from './picture.ts'
import { keepPicture, pictureBody, removePicture, takePictures } from './keeping.ts'

const tags = ['profile']
const Avatar = Data(
  Type.Object({ avatar: Type.String({ description: 'Its address; changes with the picture.' }) }),
)

/** One's own picture: the file as the body of the request, drawn anew before it is kept. */
// long: a list of routes, each short by itself
export function avatar(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  const replace = (userId: number) => (next: string | null) =>
    db.transaction(async tx => {
      const [before] = await tx
        .select({ avatar: users.avatar })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      await tx
        .update(users)
        .set({ avatar: next, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
      return before?.avatar ?? null
    })

  return async app => {
    takePictures(app)

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
          body: pictureBody,
          response: { 200: Avatar },
        },
      },
      async request => {
        const avatar = await keepPicture(storage, request.body, replace(viewerOf(request).id))
        return { data: { avatar } }
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
        await removePicture(storage, replace(viewerOf(request).id))
        return { data: null }
      },
    )
  }
}
