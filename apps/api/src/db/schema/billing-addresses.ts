import { sql } from 'drizzle-orm'
import { boolean, char, check, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, reference } from './columns.ts'
import { companies } from './companies.ts'

/** Where a company's bills may be made out to. A bill keeps its own copy, so that changes here reach none that was issued. */
export const billingAddresses = pgTable(
  'billing_addresses',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** How its people tell it from the others. */
    label: text().notNull(),
    building: text(),
    street: text(),
    district: text(),
    city: text().notNull(),
    postalCode: text(),
    /** Two letters, ISO 3166-1. */
    country: char({ length: 2 }).notNull(),
    /** Where bills to this address name another than the company's own. */
    vatNumber: text(),
    /** What a checkout begins with; one of them, as long as there are any. */
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  table => [
    unique('billing_addresses_tenant').on(table.companyId, table.id),
    uniqueIndex('billing_addresses_label').on(table.companyId, sql`lower(${table.label})`),
    uniqueIndex('billing_addresses_default')
      .on(table.companyId)
      .where(sql`${table.isDefault}`),
    check('billing_addresses_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('billing_addresses_vat_number', sql`${table.vatNumber} ~ '^3[0-9]{13}3$'`),
  ],
)
