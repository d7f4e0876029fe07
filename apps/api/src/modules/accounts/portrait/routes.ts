import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { portraitAddress, portraitAt } from '@masar/portraits'
import { drawPortrait } from '@masar/portraits/drawing'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { setPicture } from '../avatar/keeping.ts'
import { replaceAvatar } from '../avatar/replacing.ts'
import { Data } from '../../contract.ts'
import { PortraitAddress, PortraitBody } from './schema.ts'

/** A portrait put together from layers, in the place of a photo. */
export function portrait(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  return async app => {
    app.put(
      '/auth/portrait',
      {
        schema: {
          operationId: 'putPortrait',
          summary: 'Set a drawn portrait as the picture of the account',
          errorCodes: [],
          tags: ['profile'],
          description: 'In the place of a photo, which is deleted. No one has one without choosing it.',
          body: PortraitBody,
          response: { 200: Data(Type.Object({ avatar: PortraitAddress })) },
        },
      },
      async request => {
        const avatar = portraitAddress(request.body)
        await setPicture(storage, avatar, replaceAvatar(db, viewerOf(request).id))
        return { data: { avatar } }
      },
    )
  }
}

/** Portraits as pictures. A URL alone determines the picture, so every cache may keep it for good. */
export const portraitPictures: FastifyPluginAsync = async app => {
  app.get<{ Params: { name: string } }>(
    '/media/portraits/:name',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const shown = portraitAt(`/media/portraits/${request.params.name}`)
      if (shown === null) throw new AppError('not_found')
      return reply
        .headers({
          'content-type': 'image/svg+xml',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(drawPortrait(shown))
    },
  )
}
