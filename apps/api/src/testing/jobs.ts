import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { jobs } from '../db/schema/index.ts'
import { JobRunner } from '../modules/platform/queue/job-runner.ts'
import { jobsChannel } from '../modules/platform/queue/job-queue.ts'
import type { TestApi } from './test-api.ts'

/**
 * Runs jobs of some kinds until none is left; several runners at once stand for several hosts. A job that fails fails the test.
 * @param handle names who does the work of each kind
 */
export async function runJobs(
  api: TestApi,
  kinds: readonly { name: string }[],
  handle: (runner: JobRunner) => void,
  { hosts = 1, timeout = 30_000 }: { hosts?: number; timeout?: number } = {},
): Promise<void> {
  const runners = Array.from({ length: hosts }, () => {
    const runner = new JobRunner({
      db: api.db,
      databaseUrl: null,
      logger: {
        info: () => undefined,
        error: (fields: unknown) => expect.unreachable(JSON.stringify(fields)),
      },
    })
    handle(runner)
    return runner
  })
  const names = sql.param(kinds.map(({ name }) => name))
  const isOpen = sql`${jobs.name} = any(${names}::text[]) and ${jobs.state} in ('waiting', 'running')`
  await Promise.all(runners.map(runner => runner.start()))
  const expectNone = async () => {
    // These runners do not listen to the database: what another act commits after its wake-up is asked for again.
    jobsChannel.wake('due')
    expect(await api.db.$count(jobs, isOpen)).toBe(0)
  }
  try {
    await vi.waitFor(expectNone, { timeout, interval: 20 })
  } finally {
    await Promise.all(runners.map(runner => runner.stop()))
  }
}
