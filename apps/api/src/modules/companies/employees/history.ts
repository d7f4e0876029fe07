import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { auditLog, employees, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { inReachOf } from '../policy.ts'
import type { HistoryQuery } from './schema.ts'

/** What members of the company did to an employee, the latest first. @throws AppError `not_found`, `malformed` */
export async function employeeHistory(
  db: Database,
  member: CompanyMembership,
  id: number,
  { cursor: text, limit = 25 }: HistoryQuery,
) {
  const cursor = decodeCursor(text, 'history', 'number')
  const isSeen = and(eq(employees.id, id), inReachOf(member, employees.companyId, employees.departmentId))
  if ((await db.$count(employees, isSeen)) === 0) throw new AppError('not_found')
  const ofEmployee = and(
    eq(auditLog.chain, `company-${member.companyId}`),
    eq(auditLog.subjectType, 'employee'),
    eq(auditLog.subjectId, id),
  )
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actor: users.name,
      changed: sql<
        string[]
      >`coalesce((select json_agg(k order by k) from jsonb_object_keys(${auditLog.after}) as k), '[]')`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(ofEmployee, cursor === null ? undefined : lt(auditLog.id, cursor.id)))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  const total = cursor?.total ?? (await db.$count(auditLog, ofEmployee))
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => ({ ...row, at: row.at.toISOString() }),
    row => ({ sort: 'history', value: 0, id: row.id, total }),
  )
}
