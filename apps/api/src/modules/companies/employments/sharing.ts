import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { employees, sharingConsents, type SharingTopic } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'

/** The wording in use of what is asked; another one counts up, and those who agreed to an earlier one stay as they said. */
export const sharingVersion = 1

export interface Sharing {
  topic: SharingTopic
  isGiven: boolean
  changedAt: Date
}

/** What an employee last said of each topic, with the account that is theirs now, while they work there. */
export async function readSharing(
  connection: Connection,
  companyId: number,
  employeeId: number,
): Promise<Sharing[]> {
  const rows = await connection
    .select({
      topic: sharingConsents.topic,
      isGiven: sharingConsents.isGiven,
      changedAt: sharingConsents.createdAt,
    })
    .from(sharingConsents)
    .innerJoin(
      employees,
      and(
        eq(employees.companyId, sharingConsents.companyId),
        eq(employees.id, sharingConsents.employeeId),
        eq(employees.userId, sharingConsents.userId),
        eq(employees.state, 'active'),
      ),
    )
    .where(and(eq(sharingConsents.companyId, companyId), eq(sharingConsents.employeeId, employeeId)))
    .orderBy(asc(sharingConsents.id))
  // The latest of each topic.
  return [...new Map(rows.map(row => [row.topic, row])).values()]
}

/** The SQL condition that an employee shares a topic, as `readSharing` says: by their last word, with the account that is theirs now. */
export function isShared(companyId: number, employeeId: SQL, topic: SharingTopic): SQL {
  return sql`exists (select from employees sharer where sharer.company_id = ${companyId} and sharer.id = ${employeeId}
    and sharer.state = 'active' and (select s.is_given from sharing_consents s where s.company_id = ${companyId}
      and s.employee_id = sharer.id and s.user_id = sharer.user_id and s.topic = ${topic} order by s.id desc limit 1))`
}

/**
 * Keeps what a person says of a topic, with the time and the wording that they read; the same once more is not kept.
 * @throws AppError `not_found` unless they work there, `consent_outdated` of another wording
 */
export async function setSharing(
  tx: Transaction,
  userId: number,
  employeeId: number,
  said: { topic: SharingTopic; isGiven: boolean; version: number },
): Promise<void> {
  if (said.version !== sharingVersion) throw new AppError('consent_outdated')
  // Locked, so that the person cannot leave meanwhile with the sharing still in place.
  const [employee] = await tx
    .select({ companyId: employees.companyId })
    .from(employees)
    .where(and(eq(employees.id, employeeId), eq(employees.userId, userId), eq(employees.state, 'active')))
    .for('no key update')
  if (!employee) throw new AppError('not_found')
  const { companyId } = employee
  const known = await readSharing(tx, companyId, employeeId)
  if ((known.find(({ topic }) => topic === said.topic)?.isGiven ?? false) === said.isGiven) return
  await tx.insert(sharingConsents).values({ companyId, employeeId, userId, ...said })
}

/** Ends what people share who leave: should they come back, nothing is shared until they share again. */
export async function endSharing(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    insert into sharing_consents (company_id, employee_id, user_id, topic, is_given, version)
    select last.company_id, last.employee_id, last.user_id, last.topic, false, last.version from (
      select distinct on (s.employee_id, s.user_id, s.topic) s.* from sharing_consents s
      where s.company_id = ${companyId} and s.employee_id = any(${sql.param([...employeeIds])}::bigint[])
      order by s.employee_id, s.user_id, s.topic, s.id desc
    ) last where last.is_given`)
}
