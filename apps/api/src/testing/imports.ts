import { createLimits } from '../plugins/limits.ts'
import { workOnImports } from '../modules/companies/imports/imports.ts'
import { handleImports } from '../modules/companies/imports/jobs.ts'
import { Invitations } from '../modules/companies/invitations/service.ts'
import { runJobs } from './jobs.ts'
import type { TestApi } from './test-api.ts'

/** Reads the lists that were uploaded, and invites those who are to be, until nothing is left. */
export function doImports(api: TestApi, options: { timeout?: number } = {}): Promise<void> {
  const limits = createLimits(api.database.pool)
  const invitations = new Invitations(api.db, api.mails, limits, api.env.publicUrl)
  return runJobs(
    api,
    [workOnImports],
    runner => handleImports(runner, api.db, api.storage, invitations),
    options,
  )
}
