import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { JobRunner } from '../../platform/queue/job-runner.ts'
import { makeExports } from './exports.ts'
import { makeExport } from './making.ts'

/** Has a runner make the files that members of companies asked for. */
export function handleExports(runner: JobRunner, db: Database, storage: Storage): void {
  runner.handle(makeExports, ({ exportId }, job) => makeExport(db, storage, exportId, job))
}
