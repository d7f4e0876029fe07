import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { jobs } from '../db/schema/index.ts'
import { writeBuyerMail } from '../modules/commerce/mails/kinds.ts'
import { buyerMailWork } from '../modules/commerce/mails/writing.ts'
import { JobRunner } from '../modules/platform/queue/job-runner.ts'
import type { TestApi } from './test-api.ts'

/** Runs the jobs that write e-mails to buyers until none is left; several runners at once stand for several hosts. */
export async function writeBuyerMails(api: TestApi, hosts = 1): Promise<void> {
  const runners = Array.from({ length: hosts }, () => {
    const runner = new JobRunner({
      db: api.db,
      databaseUrl: null,
      logger: {
        info: () => undefined,
        error: (fields: unknown) => expect.unreachable(JSON.stringify(fields)),
      },
    })
    runner.handle(writeBuyerMail, buyerMailWork(api.mails))
    return runner
  })
  await Promise.all(runners.map(runner => runner.start()))
  await vi.waitFor(
    async () =>
      expect(
        await api.db.$count(
          jobs,
          sql`${jobs.name} = ${writeBuyerMail.name} and ${jobs.state} in ('waiting', 'running')`,
        ),
      ).toBe(0),
    { timeout: 30_000, interval: 20 },
  )
  await Promise.all(runners.map(runner => runner.stop()))
}
