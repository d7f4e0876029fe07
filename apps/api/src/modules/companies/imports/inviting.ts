import { fold, sortKey } from '@masar/text'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { employeeImportRows, employeeImports, employees } from '../../../db/schema/index.ts'
import { laterActor } from '../../platform/audit/actor.ts'
import { auditMany } from '../../platform/audit/audit.ts'
import { peopleInvited } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { addToGroupsByHand } from '../employees/groups-by-hand.ts'
import { applyRules } from '../groups/rules.ts'
import { keepInvited } from '../invitations/keeping.ts'
import type { Invitations } from '../invitations/service.ts'
import { stillActs } from '../members/standing.ts'
import { lockStructure } from '../structure.ts'
import { change, rowsIn, type Import } from './imports.ts'
import { setManagers } from './managers.ts'

/** How many people one transaction invites. */
const partSize = 500

type Row = typeof employeeImportRows.$inferSelect

/** Invites the good people of a list, part by part. People who can no longer be invited are skipped. */
export async function inviteImported(
  db: Database,
  invitations: Invitations,
  importId: number,
  job: JobContext,
): Promise<void> {
  for (;;) {
    const rows = await db
      .select()
      .from(employeeImportRows)
      .where(rowsIn(importId, 'good'))
      .orderBy(asc(employeeImportRows.line))
      .limit(partSize)
    const isOver = rows.length === 0
    let isStopped = false
    await job.commitPart(async tx => {
      const [list] = await tx
        .select()
        .from(employeeImports)
        .where(eq(employeeImports.id, importId))
        .for('no key update')
      isStopped = list?.state !== 'inviting'
      if (!list || isStopped) return job.reached ?? { done: 0, total: 0 }
      // The person who started it has another role by now, or none.
      isStopped = !isOver && !(await stillActs(tx, list.createdBy, list))
      if (isStopped) {
        await change(tx, list, { state: 'cancelled', finishedAt: new Date() })
        await setManagers(tx, list.companyId, importId)
        return job.reached ?? { done: 0, total: 0 }
      }
      const invited = await invitePart(tx, invitations, list, rows)
      await settle(tx, importId, rows, invited)
      const reached = { done: list.done + rows.length, invited: list.invited + invited.size }
      await change(tx, list, { ...reached, ...(isOver && { state: 'done', finishedAt: new Date() }) })
      if (isOver) {
        await setManagers(tx, list.companyId, importId)
        await tell(tx, list)
      }
      return { done: reached.done, total: list.total - list.faulty }
    })
    if (isOver || isStopped) return
  }
}

/** @returns the addresses that are invited */
async function invitePart(
  tx: Transaction,
  invitations: Invitations,
  list: Import,
  all: readonly Row[],
): Promise<Set<string>> {
  if (all.length === 0) return new Set()
  const { companyId, branchId, role } = list
  const member = { companyId, branchId, role }
  await lockStructure(tx, companyId)
  const refused = await invitations.countRecipients(
    tx,
    all.map(row => row.email ?? ''),
  )
  const rows = all.filter(row => !refused.has(row.email ?? ''))
  if (rows.length === 0) return new Set()
  const taken = await takenNumbers(tx, companyId, rows)
  const free = rows.filter(({ number, email }) => number === null || (taken.get(number) ?? email) === email)
  const kept = await keepInvited(
    tx,
    member,
    free.map(row => rowOf(companyId, row)),
  )
  await invitations.sendMany(
    tx,
    companyId,
    kept.map(({ id, email }) => ({ employeeId: id, to: email })),
    list.locale,
  )
  const byEmail = new Map(free.map(row => [row.email, row]))
  await addToGroupsByHand(
    tx,
    companyId,
    kept.flatMap(({ id, email }) =>
      (byEmail.get(email)?.groupIds ?? []).map(groupId => ({ employee_id: id, group_id: groupId })),
    ),
  )
  await applyRules(tx, companyId, { employeeIds: kept.map(({ id }) => id) })
  await auditInvited(tx, list, kept, byEmail)
  return new Set(kept.map(({ email }) => email))
}

type Kept = readonly { id: number; email: string }[]

async function auditInvited(
  tx: Transaction,
  list: Import,
  kept: Kept,
  byEmail: ReadonlyMap<string | null, Row>,
): Promise<void> {
  await auditMany(
    tx,
    laterActor(list),
    kept.map(({ id, email }) => {
      const row = byEmail.get(email)
      const { name = null, number = null, job = null, departmentId = null, groupIds = [] } = row ?? {}
      return {
        action: 'employee.invite',
        subject: { type: 'employee', id },
        after: {
          name,
          email,
          number,
          job,
          department_id: departmentId,
          ...(groupIds.length > 0 && { group_ids: groupIds }),
          import_id: list.id,
        },
      }
    }),
  )
}

function rowOf(companyId: number, { name, email, number, job, departmentId }: Row) {
  const [shown, address] = [name ?? '', email ?? '']
  return {
    companyId,
    name: shown,
    nameKey: sortKey(shown),
    searchFolded: fold([shown, address, number ?? ''].join(' ')),
    email: address,
    number,
    job,
    departmentId,
  }
}

/** Whose the numbers of these rows are by now: addresses by number. */
async function takenNumbers(tx: Transaction, companyId: number, rows: readonly Row[]) {
  const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number]))
  if (numbers.length === 0) return new Map<string, string>()
  const found = await tx
    .select({ number: employees.number, email: employees.email })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.number, numbers)))
  return new Map(found.map(({ number, email }) => [number ?? '', email]))
}

async function settle(
  tx: Transaction,
  importId: number,
  rows: readonly Row[],
  invited: ReadonlySet<string>,
): Promise<void> {
  if (rows.length === 0) return
  const [good, passed] = [true, false].map(is =>
    rows.filter(({ email }) => invited.has(email ?? '') === is).map(({ line }) => line),
  )
  await tx.execute(sql`
    update employee_import_rows set state = case when line = any(${sql.param(good)}::int[]) then 'invited' else 'passed' end
    where import_id = ${importId} and line = any(${sql.param([...(good ?? []), ...(passed ?? [])])}::int[])`)
}

async function tell(tx: Transaction, { id, createdBy, invited, total }: Import): Promise<void> {
  if (createdBy !== null) await notify(tx, peopleInvited({ userId: createdBy, importId: id, invited, total }))
}
