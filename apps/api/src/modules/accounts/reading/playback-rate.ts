import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@fastify/type-provider-typebox'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { body, Empty } from '../../contract.ts'

const tags = ['auth']
const RateBody = body(
  'PlaybackRateBody',
  {
    rate: Type.Number({
      minimum: 0.25,
      maximum: 4,
      description: 'How many times as fast as it was recorded.',
    }),
  },
  { rate: 1.5 },
)

/** How fast a person plays videos, on every device; the page of a lesson tells it. */
export function ownPlaybackRate(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.put(
      '/playback-rate',
      {
        schema: {
          operationId: 'setPlaybackRate',
          summary: 'Choose how fast videos play, on every device of the caller',
          description: 'Kept for the person, and applied to every video they open next.',
          errorCodes: ['validation'],
          tags,
          body: RateBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await db
          .update(users)
          .set({ playbackRate: request.body.rate, updatedAt: sql`now()` })
          .where(eq(users.id, viewerOf(request).id))
        return { data: null }
      },
    )
  }
}
