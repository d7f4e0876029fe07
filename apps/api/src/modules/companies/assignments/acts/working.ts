import type { Transaction } from '../../../../db/client.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { laterActor } from '../../../platform/audit/actor.ts'
import { assigningStopped } from '../../../platform/notifications/company-notices.ts'
import { notifyEach } from '../../../platform/notifications/notify.ts'
import { PermanentJobError } from '../../../platform/queue/job-kind.ts'
import type { JobContext } from '../../../platform/queue/job-run.ts'
import { stillActs } from '../../members/standing.ts'
import { remindOfChosen, setDue, withdrawChosen } from '../changing.ts'
import { hasPassed } from '../due.ts'
import type { AssignmentAct } from './acts.ts'

/** How many assignments one transaction works on. */
export const partSize = 100

/**
 * Does an act part by part. Each part is done whole or not at all, and the next run goes on behind the last one.
 * @throws PermanentJobError where the person who started it may no longer do it, or the due day has passed
 */
export async function workOnAssignmentAct(act: AssignmentAct, job: JobContext): Promise<void> {
  const actor = laterActor(act)
  let isTooLate = false
  let reached = job.reached ?? { done: 0, total: act.total }
  while (reached.done < act.total) {
    const { done, changed = 0 } = reached
    const ids = act.ids.slice(done, done + partSize)
    reached = await job.commitPart(async tx => {
      if (!(await stillActs(tx, act.createdBy, actor.member)))
        throw new PermanentJobError('the person who started the act has another role by now')
      if (await hasPassed(tx, act.companyId, act.dueOn)) {
        isTooLate = true
        return { done, total: act.total, changed }
      }
      const more = await actOn(tx, actor, act, ids)
      return { done: done + ids.length, total: act.total, changed: changed + more }
    })
    if (isTooLate)
      await job.giveUp('the due day of the act is over', tx => tellStopped(tx, act, job.id, done))
  }
}

async function tellStopped(tx: Transaction, { createdBy, total }: AssignmentAct, id: number, done: number) {
  if (createdBy !== null)
    await notifyEach(tx, assigningStopped({ mark: 'act', id, done, total }), [createdBy])
}

function actOn(tx: Transaction, actor: CompanyActor, { act, dueOn }: AssignmentAct, ids: readonly number[]) {
  if (act === 'remind') return remindOfChosen(tx, actor, ids)
  return act === 'withdraw' ? withdrawChosen(tx, actor, ids) : setDue(tx, actor, ids, dueOn)
}
