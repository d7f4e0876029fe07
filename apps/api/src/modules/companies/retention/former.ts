import { sql, type SQL } from 'drizzle-orm'
import { employees } from '../../../db/schema/index.ts'

/** The condition that the company's own record of an account names nobody any more, and that they have come back by no other way. */
export const isFormer = (companyId: number, userId: SQL): SQL =>
  sql`(exists (select from ${employees} f where f.company_id = ${companyId} and f.user_id = ${userId} and f.anonymised_at is not null)
    and not exists (select from ${employees} f where f.company_id = ${companyId} and f.user_id = ${userId} and f.anonymised_at is null)
    and not exists (select from company_members m where m.company_id = ${companyId} and m.user_id = ${userId}))`
