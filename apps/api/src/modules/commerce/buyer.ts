import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Connection } from '../../db/client.ts'
import { keptStatement } from '../../db/kept-statement.ts'
import { memberOf, viewerOf } from '../../plugins/caller.ts'

/** Who buys: a person, or a company by one of its members. */
export interface BuyerKey {
  /** The person who acts. */
  userId: number
  companyId: number | null
}

/** The buyer that a call is made for: on company-api the company, on client-api the person, whatever the session acts as. */
export function buyerOf(request: FastifyRequest): BuyerKey {
  return {
    userId: viewerOf(request).id,
    companyId: request.api === 'company-api' ? memberOf(request).companyId : null,
  }
}

/** A buyer within a statement: by what is known, or by the placeholders of one that is kept. */
export interface BuyerSlot {
  userId: number | Placeholder
  companyId: number | Placeholder | null
}

/** A kept statement of persons and one of companies, whose conditions differ: `userId` and `companyId` are among its placeholders. */
export function keptForBuyers<Statement>(
  build: (db: Connection, buyer: BuyerSlot, kind: 'person' | 'company') => Statement,
): (db: Connection, buyer: BuyerKey) => Statement {
  const userId = sql.placeholder('userId')
  const persons = keptStatement(db => build(db, { userId, companyId: null }, 'person'))
  const companies = keptStatement(db =>
    build(db, { userId, companyId: sql.placeholder('companyId') }, 'company'),
  )
  return (db, { companyId }) => (companyId === null ? persons(db) : companies(db))
}

/** The condition that a cart, quote or order belongs to the buyer. @param alias of the table in the statement */
export function isBuyers({ userId, companyId }: BuyerSlot, alias: string): SQL {
  const column = (name: string) => sql.raw(`${alias}.${name}`)
  return companyId === null
    ? sql`(${column('user_id')} = ${userId} and ${column('company_id')} is null)`
    : sql`${column('company_id')} = ${companyId}`
}

/** The realtime channel on which the buyer's screens listen. */
export function buyerChannel({ userId, companyId }: BuyerKey): string {
  return companyId === null ? `private-user.${userId}` : `private-company.${companyId}`
}
