import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { presentChapters } from './read.ts'
import { writeChapters } from './save.ts'
import { ChaptersBody, ChaptersToWrite, largestChapters } from './schema.ts'

const tags = ['teaching']

/** Chapters of a lesson's video, for its instructor. */
export function chapterWriting(db: Database): FastifyPluginAsyncTypebox {
  const shown = async (request: FastifyRequest, id: number) => ({
    data: await presentChapters(db, id, instructorOf(request), request.locale),
  })

  return async app => {
    app.get(
      '/teaching/lessons/:id/chapters',
      {
        schema: {
          operationId: 'getChaptersToWrite',
          summary: 'Get the chapters of one’s own lesson’s video in each language',
          description: 'In the order of their seconds. A change names the `state` that it was made from.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: ChaptersToWrite },
        },
      },
      async request => shown(request, request.params.id),
    )

    app.put(
      '/teaching/lessons/:id/chapters',
      {
        bodyLimit: largestChapters,
        schema: {
          operationId: 'writeChapters',
          summary: 'Write the chapters of a lesson’s video',
          errorCodes: ['not_found', 'conflict'],
          description:
            'All of them, in their order. 409 `conflict` where they were changed since they were read.',
          tags,
          params: IdParams,
          body: ChaptersBody,
          response: { 200: ChaptersToWrite },
        },
      },
      async request => {
        const { params, body } = request
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        await db.transaction(tx => writeChapters(tx, instructor, params.id, body))
        return shown(request, params.id)
      },
    )
  }
}
