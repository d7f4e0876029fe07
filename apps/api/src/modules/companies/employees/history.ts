import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { auditLog, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { auditHistory, type HistoryQuery } from '../../platform/audit/history.ts'
import { inReachOf } from '../policy.ts'

/** What members of the company did to an employee, by when. @throws AppError `not_found`, `malformed` */
export async function employeeHistory(
  db: Database,
  member: CompanyMembership,
  id: number,
  query: HistoryQuery,
  locale: Locale,
) {
  const isSeen = and(eq(employees.id, id), inReachOf(member, employees.companyId, employees.departmentId))
  if ((await db.$count(employees, isSeen)) === 0) throw new AppError('not_found')
  const ofEmployee = and(
    eq(auditLog.chain, `company-${member.companyId}`),
    eq(auditLog.subjectType, 'employee'),
    eq(auditLog.subjectId, id),
  )
  return auditHistory(db, ofEmployee, { ...query, locale }, ({ id, at, action, actor, changed }) => ({
    id,
    at: at.toISOString(),
    action,
    actor,
    changed,
  }))
}
