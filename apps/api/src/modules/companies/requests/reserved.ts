import { sql } from 'drizzle-orm'
import { courseRequests } from '../../../db/schema/index.ts'

/** What a budget holds for the course and the person of a row of `course_requests`. */
export const reservedFor = sql<number>`(select coalesce(sum(case l.movement when 'reserved' then l.amount
    when 'spent' then -l.amount when 'released' then -l.amount else 0 end), 0)::float8 from budget_ledger l
  where l.company_id = ${courseRequests.companyId} and l.employee_id = ${courseRequests.employeeId} and l.course_id = ${courseRequests.courseId})`
