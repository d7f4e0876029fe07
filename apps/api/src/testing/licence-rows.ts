import type { PgTable } from 'drizzle-orm/pg-core'
import { licenceOffers, licences } from '../db/schema/index.ts'
import { licenceRow, type Tenant } from './tenants.ts'

/** Each reference of licences: a row of `mine` that is right but for naming a thing of `theirs`. */
export function licenceRows(
  both: () => [mine: Tenant, theirs: Tenant],
): [constraint: string, table: PgTable, row: () => object][] {
  const of = (row: (mine: Tenant, theirs: Tenant) => object) => () => {
    const [mine, theirs] = both()
    return { ...licenceRow, poolId: mine.poolId, ...row(mine, theirs) }
  }
  const offered = (row: (mine: Tenant, theirs: Tenant) => object) => () => ({
    places: 1,
    unitPrice: 100,
    expiresAt: new Date(),
    ...row(...both()),
  })
  return [
    ['licences_pool_fk', licences, of((_, theirs) => ({ poolId: theirs.poolId }))],
    ['licences_order_line_fk', licences, of((_, theirs) => ({ orderLineId: theirs.orderLineId }))],
    [
      'licence_offers_continues_fk',
      licenceOffers,
      offered((_, theirs) => ({ continuesId: theirs.licenceId })),
    ],
    [
      'licence_offers_order_line_fk',
      licenceOffers,
      offered((_, theirs) => ({ orderLineId: theirs.orderLineId })),
    ],
    ['licences_continues_fk', licences, of((_, theirs) => ({ continuesId: theirs.licenceId }))],
  ]
}
