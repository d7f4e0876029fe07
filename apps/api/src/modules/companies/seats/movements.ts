import { and, eq, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { nameOrNullIn } from '../../../db/names.ts'
import {
  employees,
  orderLines,
  orders,
  seatLedger,
  seatMovements,
  seatPools,
} from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { Choice, CursorPage, Id, Moment, Nullable, named, strict } from '../../contract.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { byAge, findingByAge, likeOf } from '../../finding.ts'
import { inPeriod, periodFields } from '../period.ts'

export const Movements = CursorPage(
  named('SeatMovement', {
    id: Id,
    movement: Choice(seatMovements),
    seats: Type.Integer({ description: 'What it changed of the free seats.' }),
    employee: Nullable(Type.Object({ id: Id, name: Type.String() })),
    order_id: Nullable(Type.String()),
    at: Moment,
  }),
)
export const MovementQuery = strict({
  movement: Type.Optional(Choice(seatMovements)),
  ...periodFields,
  ...findingByAge,
})
type MovementQuery = Static<typeof MovementQuery>

/** One page of what changed the seats of a course. */
export async function listMovements(
  db: Database,
  companyId: number,
  courseId: number,
  { q, movement, from, to, sort = 'newest', cursor: text, limit = 25 }: MovementQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(text, sort, 'number')
  const pool = await poolOf(db, companyId, courseId)
  const like = likeOf(q)
  const which = and(
    eq(seatLedger.poolId, pool),
    movement && eq(seatLedger.movement, movement),
    inPeriod(sql`${seatLedger.at}`, { from, to }, sql`${companyId}::bigint`),
    like === undefined ? undefined : ofPeopleNamed(companyId, like),
  )
  const order = byAge(sort, seatLedger.id)
  const rows = await db
    .select({ row: seatLedger, name: nameOrNullIn(locale, 'employees'), order: orders.publicId })
    .from(seatLedger)
    .leftJoin(employees, eq(employees.id, seatLedger.employeeId))
    .leftJoin(orderLines, eq(orderLines.id, seatLedger.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(which, cursor === null ? undefined : order.after(cursor)))
    .orderBy(order.by)
    .limit(limit + 1)
  const total = cursor?.total ?? (await db.$count(seatLedger, which))
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    ({ row, name, order: orderId }) => ({
      id: row.id,
      movement: row.movement,
      seats: row.seats,
      employee: row.employeeId === null || name === null ? null : { id: row.employeeId, name },
      order_id: orderId,
      at: row.at.toISOString(),
    }),
    ({ row }) => ({ sort, value: row.id, id: row.id, total }),
  )
}

/**
 * The pool of a course's seats; 0 where there is none. Looked up first: a database that does not know it reads the ledger of all courses in its order,
 * until it has found enough.
 */
async function poolOf(db: Database, companyId: number, courseId: number): Promise<number> {
  const [pool] = await db
    .select({ id: seatPools.id })
    .from(seatPools)
    .where(and(eq(seatPools.companyId, companyId), eq(seatPools.courseId, courseId)))
  return pool?.id ?? 0
}

/** The condition for movements of the people whom words name. They are found once, by the words: `offset` keeps each movement's person from being asked. */
const ofPeopleNamed = (companyId: number, like: string) => sql`${seatLedger.employeeId} in (
  select e.id from employees e where e.company_id = ${companyId} and e.search_text like ${like} offset 0)`
