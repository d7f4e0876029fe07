import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { JobRunner } from '../../platform/queue/job-runner.ts'
import { makeExports } from './exports.ts'
import { makeExport } from './making.ts'

/** Has a runner make the files that members of companies asked for. */
export function handleExports(
  runner: JobRunner,
  parts: { db: Database; storage: Storage; publicUrl: string },
): void {
  runner.handle(makeExports, ({ exportId }, job) => makeExport(parts, exportId, job))
}
