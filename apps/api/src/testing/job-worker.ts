import { sql } from 'drizzle-orm'
import { openDatabase } from '../db/client.ts'
import { submitOverdueAttempts } from '../modules/exams/scheduling.ts'
import { submitOverdue } from '../modules/exams/submitting.ts'
import { deliverNotices, workOnNotices } from '../modules/platform/notifications/notify-many.ts'
import { jobKind } from '../modules/platform/queue/job-kind.ts'
import { JobRunner } from '../modules/platform/queue/job-runner.ts'

// A process that runs jobs on DATABASE_URL, for a test that kills it.
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const database = await openDatabase({ url: databaseUrl })
const runner = new JobRunner({
  db: database.db,
  databaseUrl,
  logger: { info: () => undefined, error: () => undefined },
})
runner.handle(jobKind<{ n: number }>('effect', { leaseSeconds: 1, maxAttempts: 50 }), async ({ n }, job) => {
  await new Promise(resolve => setTimeout(resolve, 5))
  await job.commit(async tx => {
    await tx.execute(sql`insert into effects (n) values (${n})`)
    await new Promise(resolve => setTimeout(resolve, 5))
  })
})
runner.handle({ ...deliverNotices, leaseSeconds: 1 }, workOnNotices)
runner.handle(submitOverdueAttempts, () => submitOverdue(database.db))
await runner.start()
process.stdout.write('ready\n')
