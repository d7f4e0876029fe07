import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { pick } from '../../../locale.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Data, named } from '../../contract.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { actForCompany } from '../policy.ts'
import { companyToday } from '../../platform/calendar/days.ts'

const Day = Type.String({ format: 'date' })
const Calendar = Data(
  named('WorkingCalendar', {
    country: Type.String({ description: 'Of the company’s account, ISO 3166.' }),
    today: Type.String({ format: 'date', description: 'The day that it is for the company.' }),
    weekend: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { description: 'Sunday is 0.' }),
    holidays: Type.Array(
      Type.Object({
        name: Type.String(),
        first_day: Day,
        last_day: Type.String({ format: 'date', description: 'Also a day off.' }),
      }),
      { description: 'Of past years and some to come, in the order of their days.' },
    ),
  }),
)

/** When a company works: what is counted in days goes by it, and so do reminders. */
export function workingCalendar(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/working-calendar',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getWorkingCalendar',
          summary: 'Get the weekend and the holidays of the company’s country',
          errorCodes: [],
          description:
            'A due day that is counted moves to the next working day if it is a day off; a fixed one stays. No one is reminded on a day off.',
          tags: ['company'],
          response: { 200: Calendar },
        },
      },
      async request => {
        const { country, weekend, holidays } = await calendarOf(db, memberOf(request).companyId)
        return {
          data: {
            country,
            today: await companyToday(db, memberOf(request).companyId),
            weekend: [...weekend],
            holidays: holidays.map(({ name, firstDay, lastDay }) => ({
              name: pick(name, request.locale),
              first_day: firstDay,
              last_day: lastDay,
            })),
          },
        }
      },
    )
  }
}
