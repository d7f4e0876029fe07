import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { body, Data } from '../../contract.ts'
import { Reading } from '../auth/schema.ts'
import { ownPlaybackRate } from './playback-rate.ts'

const tags = ['auth']
const chosen = { calendar: users.calendar, digits: users.digits }
const ReadingBody = body('ReadingBody', Reading.properties, { calendar: 'hijri', digits: 'arab' })

/** How days and numbers are written for the account, whatever it acts as, and how fast it plays videos. */
export function ownReading(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    await app.register(ownPlaybackRate(db))
    app.get(
      '/auth/reading',
      {
        schema: {
          operationId: 'getReading',
          summary: 'Get the calendar and the digits of the account',
          description: 'By which calendar dates are shown to the person, and in which digits.',
          errorCodes: ['not_found'],
          tags,
          response: { 200: Data(Reading) },
        },
      },
      async request => {
        const self = eq(users.id, viewerOf(request).id)
        const [reading] = await db.select(chosen).from(users).where(self)
        if (!reading) throw new AppError('not_found')
        return { data: reading }
      },
    )

    app.put(
      '/auth/reading',
      {
        schema: {
          operationId: 'setReading',
          summary: 'Choose the calendar and the digits of the account',
          errorCodes: ['validation', 'not_found'],
          description:
            'On the site, in e-mails and on new copies of certificates. Invoices keep the Gregorian calendar and 0–9.',
          tags,
          body: ReadingBody,
          response: { 200: Data(Reading) },
        },
      },
      async request => {
        const [reading] = await db
          .update(users)
          .set({ ...request.body, updatedAt: sql`now()` })
          .where(eq(users.id, viewerOf(request).id))
          .returning(chosen)
        if (!reading) throw new AppError('not_found')
        return { data: reading }
      },
    )
  }
}
