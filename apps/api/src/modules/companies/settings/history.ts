import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { auditLog, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { type AuditedEvent, auditHistory, type HistoryQuery } from '../../platform/audit/history.ts'
import { saysSo } from '../../finding.ts'
import { actorNameIn, isFormer } from '../retention/former.ts'
import { formerName } from '../retention/rules.ts'

/** What concerns the company as such, not one of its people or courses. */
const subjects = ['company', 'user', 'member_invitation', 'billing_address']

/** What else an act names, the first that there is: as `present` shows it. */
const written = ['email', 'label', 'domain'] as const
const writtenText = sql`coalesce(${sql.join(
  written.map(name => sql`${auditLog.after} ->> ${name}, ${auditLog.before} ->> ${name}`),
  sql`, `,
)})`

/** The condition that the person or the thing that an act concerns is named so. */
const concerns = (companyId: number) => (like: string) =>
  or(
    sql`(${auditLog.subjectType} = 'user' and exists (select from users u where u.id = ${auditLog.subjectId} and u.name_folded like ${like}
      and not ${isFormer(companyId, sql`u.id`)}))`,
    sql`(${auditLog.subjectType} <> 'user' and ${saysSo(writtenText, like)})`,
  )

/** Who changed what of the company, its roles and its addresses, by when; values that were changed are not told. */
export async function companyHistory(db: Database, companyId: number, query: HistoryQuery, locale: Locale) {
  const ofCompany = and(eq(auditLog.chain, `company-${companyId}`), inArray(auditLog.subjectType, subjects))
  const page = await auditHistory(db, ofCompany, { ...query, locale }, event => event, {
    foundBy: concerns(companyId),
    former: { is: userId => isFormer(companyId, userId), name: formerName },
  })
  const ids = page.data.flatMap(({ subjectType, subjectId }) =>
    subjectType === 'user' && subjectId !== null ? [subjectId] : [],
  )
  const people =
    ids.length === 0
      ? []
      : await db
          .select({
            id: users.id,
            name: actorNameIn(locale, 'users', companyId),
          })
          .from(users)
          .where(inArray(users.id, ids))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return { ...page, data: page.data.map(event => present(event, names)) }
}

function present(event: AuditedEvent, names: ReadonlyMap<number, string | null>) {
  const { id, at, action, actor, changed, subjectType, subjectId } = event
  const values = { ...event.before, ...event.after }
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null)
  return {
    id,
    at: at.toISOString(),
    action,
    actor,
    subject:
      subjectType === 'user'
        ? (names.get(subjectId ?? 0) ?? null)
        : (written.map(text).find(value => value !== null) ?? null),
    role: text('role'),
    people:
      action === 'company.remove_names' && typeof values['people'] === 'number' ? values['people'] : null,
    changed: action.startsWith('company.') ? changed : [],
  }
}
