import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { createdAt, id, minorUnits, moment, oneOf, reference, updatedAt } from './columns.ts'
import { companies } from './companies.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Folded: upper-case ASCII. */
    code: text().notNull().unique(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    /** Hundredths of a percent, or minor units. */
    value: minorUnits().notNull(),
    minimum: minorUnits().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    maxUses: integer(),
    maxUsesPerPerson: integer(),
    /** Orders that it counts for: those that wait and those that were paid. */
    uses: integer().notNull().default(0),
    courseIds: reference().array(),
    categoryIds: reference().array(),
    createdAt: createdAt(),
  },
  table => [
    oneOf('coupons_kind', table.kind, ['percent', 'amount']),
    check(
      'coupons_value',
      sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} <= 10000)`,
    ),
    check('coupons_cap', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
)

/** What a person, or a company, is about to buy. Its row is locked by each act that changes the cart or makes an order of it. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    /** A person's cart. */
    userId: reference()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one cart of a company, which its members share. */
    companyId: reference()
      .unique()
      .references(() => companies.id, { onDelete: 'cascade' }),
    couponId: reference().references(() => coupons.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  table => [
    unique('carts_tenant').on(table.companyId, table.id),
    check('carts_buyer', sql`num_nonnulls(${table.userId}, ${table.companyId}) = 1`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    /** The company whose cart it is; null in a person's. */
    companyId: reference(),
    cartId: reference()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    seats: integer().notNull().default(1),
    /** The price that the buyer has seen; where the course costs something else now, the cart says so. */
    seenPrice: minorUnits(),
    addedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.cartId, table.courseId] }),
    foreignKey({
      name: 'cart_lines_company_cart',
      columns: [table.companyId, table.cartId],
      foreignColumns: [carts.companyId, carts.id],
    }).onDelete('cascade'),
    check('cart_lines_seats', sql`${table.seats} between 1 and 10000`),
  ],
)
