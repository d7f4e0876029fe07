import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { auditLog, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { auditHistory, type HistoryQuery } from '../../platform/audit/history.ts'
import { inReachOf } from '../policy.ts'

/** Acts on a group that say whom they put into it or took out of it. */
const groupActs = ['group.add_people', 'group.remove_people', 'group.remove_person']

/** What members of the company did to an employee, also by a group, and how they joined, by when. @throws AppError `not_found`, `malformed` */
export async function employeeHistory(
  db: Database,
  member: CompanyMembership,
  id: number,
  query: HistoryQuery,
  locale: Locale,
) {
  const isSeen = and(eq(employees.id, id), inReachOf(member, employees.companyId, employees.departmentId))
  if ((await db.$count(employees, isSeen)) === 0) throw new AppError('not_found')
  const ofCompany = eq(auditLog.chain, `company-${member.companyId}`)
  const ofEmployee = and(ofCompany, eq(auditLog.subjectType, 'employee'), eq(auditLog.subjectId, id))
  const named = sql`${String(id)}::jsonb`
  const { before, after } = auditLog
  const ofGroups = and(
    ofCompany,
    eq(auditLog.subjectType, 'group'),
    inArray(auditLog.action, groupActs),
    sql`(${after} -> 'employee_ids' @> ${named} or ${before} -> 'employee_ids' @> ${named} or ${before} -> 'employee_id' = ${named})`,
  )
  return auditHistory(
    db,
    or(ofEmployee, ofGroups),
    { ...query, locale },
    ({ id, at, action, actor, changed }) => ({
      id,
      at: at.toISOString(),
      action,
      actor,
      changed,
    }),
  )
}
