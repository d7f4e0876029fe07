import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Data, Empty } from '../../contract.ts'
import { portrait } from '../portrait/routes.ts'
import { largestUpload } from './picture.ts'
import { keepPicture, pictureBody, removePicture, takePictures } from './keeping.ts'
import { replaceAvatar } from './replacing.ts'

const tags = ['profile']
const Avatar = Data(
  Type.Object({ avatar: Type.String({ description: 'Its address; changes with the picture.' }) }),
)

/** One's own picture: the file as the body of the request, re-encoded before it is stored. */
// long: a list of routes, each short by itself
export function avatar(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  return async app => {
    await app.register(portrait(db, storage))
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
        const avatar = await keepPicture(storage, request.body, replaceAvatar(db, viewerOf(request).id))
        return { data: { avatar } }
      },
    )

    app.delete(
      '/auth/avatar',
      {
        schema: {
          operationId: 'deleteAvatar',
          summary: 'Remove the picture of the account',
          description:
            'The initials of the name stand in its place from now on. Where there is no picture, that is no error.',
          errorCodes: [],
          tags,
          response: { 200: Empty },
        },
      },
      async request => {
        await removePicture(storage, replaceAvatar(db, viewerOf(request).id))
        return { data: null }
      },
    )
  }
}
