import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { auditLog, employeeGroups, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { auditHistory, type HistoryQuery } from '../../platform/audit/history.ts'
import { saysSo } from '../../finding.ts'
import { inReachOf } from '../policy.ts'
import { isFormer } from '../retention/former.ts'
import { formerName } from '../retention/rules.ts'

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
  const page = await auditHistory(
    db,
    or(ofEmployee, ofGroups),
    { ...query, locale },
    ({ id, at, action, actor, changed, subjectType, subjectId }) => ({
      id,
      at: at.toISOString(),
      action,
      actor,
      changed,
      groupId: subjectType === 'group' ? subjectId : null,
    }),
    {
      foundBy: like => isOfGroup(member.companyId, like),
      former: { is: userId => isNamelessIn(member.companyId, id, userId), name: formerName },
    },
  )
  const names = await groupNames(
    db,
    member.companyId,
    page.data.flatMap(({ groupId }) => groupId ?? []),
    locale,
  )
  return {
    ...page,
    data: page.data.map(({ groupId, ...event }) => ({
      ...event,
      group: groupId === null ? null : (names.get(groupId) ?? null),
    })),
  }
}

/** The condition that an account is not named in the history of an employee: it is a former one's, or had this record until it named nobody. */
function isNamelessIn(companyId: number, id: number, userId: SQL): SQL {
  return sql`(${isFormer(companyId, userId)} or exists (select from ${employees} o
    where o.company_id = ${companyId} and o.id = ${id} and o.user_id = ${userId} and o.anonymised_at is not null))`
}

const deletion = alias(auditLog, 'deletion')

/** The condition that an act concerns a group whose name has the words, or had them when it was deleted. */
function isOfGroup(companyId: number, like: string): SQL {
  const has = (name: SQL) => saysSo(sql`concat_ws(' ', ${name} ->> 'ar', ${name} ->> 'en')`, like)
  return sql`(${auditLog.subjectType} = 'group' and (exists (select from ${employeeGroups}
    where ${employeeGroups.companyId} = ${companyId} and ${employeeGroups.id} = ${auditLog.subjectId} and ${has(sql`${employeeGroups.name}`)})
    or exists (select from ${auditLog} ${deletion}
    where ${deletion.chain} = ${auditLog.chain} and ${deletion.subjectType} = 'group' and ${deletion.subjectId} = ${auditLog.subjectId}
      and ${deletion.action} = 'group.delete' and ${has(sql`${deletion.before} -> 'name'`)})))`
}

/** What groups are called, or were when they were deleted. */
async function groupNames(
  db: Database,
  companyId: number,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const deleted = await db
    .select({ id: auditLog.subjectId, before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.chain, `company-${companyId}`),
        eq(auditLog.subjectType, 'group'),
        eq(auditLog.action, 'group.delete'),
        inArray(auditLog.subjectId, wanted),
      ),
    )
  const kept = await db
    .select({ id: employeeGroups.id, name: employeeGroups.name })
    .from(employeeGroups)
    .where(and(eq(employeeGroups.companyId, companyId), inArray(employeeGroups.id, wanted)))
  return new Map([
    ...deleted.map(({ id, before }) => [id ?? 0, pick(before?.['name'] as BilingualText, locale)] as const),
    ...kept.map(({ id, name }) => [id, pick(name, locale)] as const),
  ])
}
