import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { asc, eq, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { categories, courses, seatCounts, seatLedger, seatPools } from '../../../db/schema/index.ts'
import { pick } from '../../../locale.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Data, Id, IdParams, named } from '../../contract.ts'
import { countSeats, readSeats } from '../policy.ts'
import { listMovements, MovementQuery, Movements } from './movements.ts'

const tags = ['seats']
const { Integer } = Type

const Seats = Data(
  Type.Array(
    named(
      'CourseSeats',
      {
        course: Type.Object({ id: Id, title: Type.String(), category_slug: Type.String() }),
        bought: Integer({ description: 'Without what was refunded.' }),
        assigned: Integer({ description: 'Held by an employee, begun or not.' }),
        started: Integer({ description: 'Of those, begun.' }),
        free: Integer(),
        returned: Integer({ description: 'How often a seat came back.' }),
        expired: Integer({ description: 'Seats that ended.' }),
        refunded: Integer(),
      },
      {
        examples: [
          {
            course: { id: 7, title: 'تحليل البيانات بالجداول', category_slug: 'data' },
            bought: 50,
            assigned: 38,
            started: 31,
            free: 12,
            returned: 2,
            expired: 0,
            refunded: 0,
          },
        ],
      },
    ),
  ),
)
/** What a company has bought of each course and what is left of it; each number is the sum of rows that can be read. */
// long: a list of routes, each short by itself
export function seats(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/seats',
      {
        config: { policy: countSeats },
        schema: {
          operationId: 'listSeats',
          summary: 'List seats by course',
          description:
            'For each course how many seats were bought, are held, are free, came back or have ended.',
          errorCodes: [],
          tags,
          response: { 200: Seats },
        },
      },
      async request => {
        const { companyId } = memberOf(request)
        const rows = await db
          .select({
            courseId: courses.id,
            pool: seatPools,
            title: courses.title,
            slug: categories.slug,
            started: sql<number>`coalesce(n.started, 0)::int`,
            returned: sql<number>`coalesce(n.returned, 0)::int`,
            expired: lostBy('expired'),
            refunded: lostBy('refunded'),
          })
          .from(seatPools)
          .innerJoin(courses, eq(courses.id, seatPools.courseId))
          .innerJoin(categories, eq(categories.id, courses.categoryId))
          .leftJoin(countsOf(companyId), sql`n.pool_id = ${seatPools.id}`)
          .where(eq(seatPools.companyId, companyId))
          .orderBy(asc(sql`${seatPools.bought} - ${seatPools.used}`), asc(seatPools.id))
        return {
          data: rows.map(({ courseId, pool, title, slug, started, ...lost }) => ({
            course: { id: courseId, title: pick(title, request.locale), category_slug: slug },
            bought: pool.bought,
            assigned: pool.used,
            started,
            free: pool.bought - pool.used,
            ...lost,
          })),
        }
      },
    )

    app.get(
      '/seats/:id/movements',
      {
        config: { policy: readSeats },
        schema: {
          operationId: 'listSeatMovements',
          summary: 'List the movements behind a course’s seats',
          errorCodes: [],
          description:
            'By the id of the course, newest first, or the oldest, and of a period alone, as the report of seats counts them; `q` is a person’s name, e-mail address or number. Empty for a course without seats.',
          tags,
          params: IdParams,
          querystring: MovementQuery,
          response: { 200: Movements },
        },
      },
      request =>
        listMovements(db, memberOf(request).companyId, request.params.id, request.query, request.locale),
    )
  }
}

/** What a company's pools count beside their balances `n`, as far as there is anything. */
const countsOf = (
  companyId: number,
) => sql`(select c.pool_id, sum(c.started) as started, sum(c.returned) as returned
  from ${seatCounts} c where c.company_id = ${companyId} group by c.pool_id) n`

/** How many seats a pool has lost; a place that comes back to it on the way is its holder's. */
const lostBy = (movement: 'expired' | 'refunded') =>
  sql<number>`(select coalesce(-sum(l.seats), 0)::int from ${seatLedger} l
    where l.pool_id = ${seatPools.id} and l.movement = ${movement} and l.employee_id is null)`
