import { randomUUID } from 'node:crypto'
import { workOnActs } from '../modules/companies/employees/bulk/acts.ts'
import { workOnAct } from '../modules/companies/employees/bulk/working.ts'
import { Invitations } from '../modules/companies/invitations/service.ts'
import { createLimits } from '../plugins/limits.ts'
import { runJobs } from './jobs.ts'
import type { TestApi } from './test-api.ts'

type Count = 'total' | 'done' | 'changed' | 'skipped' | 'held_by_role' | 'limited'

/** Begins acts on many employees, does their work, and reads what came of them. */
export function actOnPeople(api: TestApi) {
  const invitations = new Invitations(api.db, api.mails, createLimits(api.database.pool), api.env.publicUrl)
  return async (token: string, body: object): Promise<Record<Count, number> & { state: string }> => {
    const answer = await api.as(token)('POST', '/company-api/v1/employees/bulk', body, {
      'idempotency-key': randomUUID(),
    })
    const { data } = answer.json<{ data?: { id: number } }>()
    if (!data) throw new Error(answer.body)
    await runJobs(api, [workOnActs], runner =>
      runner.handle(workOnActs, ({ actId }, job) => workOnAct(api.db, invitations, actId, job)),
    )
    const read = await api.as(token)('GET', `/company-api/v1/employee-acts/${data.id}`)
    return read.json<{ data: Record<Count, number> & { state: string } }>().data
  }
}
