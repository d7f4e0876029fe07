import type { Database } from '../../../db/client.ts'
import { workOnPathCourses } from '../../learning/path-opening.ts'
import { openPathCourses } from '../../learning/path-order.ts'
import type { JobRunner } from '../../platform/queue/job-runner.ts'
import { workOnAssignments } from './acts/acts.ts'
import { workOnAssignmentAct } from './acts/working.ts'
import { workOnBatch, workOnBatches } from './batches.ts'
import { keepStanding } from './standing-scope.ts'
import { workOnStanding } from './standing.ts'

/** The kinds of jobs by which courses are assigned, and what is assigned is changed. */
export const assigningJobs: readonly { name: string }[] = [
  workOnBatches,
  workOnAssignments,
  keepStanding,
  openPathCourses,
]

/** Has a runner assign courses, look after standing assignments, and open what comes next in a path. */
export function handleAssigning(runner: JobRunner, db: Database): void {
  runner.handle(workOnBatches, workOnBatch)
  runner.handle(workOnAssignments, workOnAssignmentAct)
  runner.handle(keepStanding, (scope, job) => workOnStanding(db, scope, job))
  runner.handle(openPathCourses, scope => workOnPathCourses(db, scope))
}
