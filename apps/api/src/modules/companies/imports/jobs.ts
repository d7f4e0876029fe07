import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { employeeImports } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { JobRunner } from '../../platform/queue/job-runner.ts'
import type { Invitations } from '../invitations/service.ts'
import { workOnImports } from './imports.ts'
import { inviteImported } from './inviting.ts'
import { readImport } from './reading.ts'

/** Has a runner read lists of people, and invite those on them. */
export function handleImports(
  runner: JobRunner,
  db: Database,
  storage: Storage,
  invitations: Invitations,
): void {
  runner.handle(workOnImports, async ({ importId }, job) => {
    const [row] = await db.select().from(employeeImports).where(eq(employeeImports.id, importId))
    if (row?.state === 'reading') await readImport(db, storage, row, job)
    if (row?.state === 'inviting') await inviteImported(db, invitations, importId, job)
  })
}
