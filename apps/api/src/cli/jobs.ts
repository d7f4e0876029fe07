import { desc, eq, inArray } from 'drizzle-orm'
import { InvalidArgumentError, type Command } from 'commander'
import { jobs, type JobState } from '../db/schema/index.ts'
import { cancelJob, retryJob } from '../modules/platform/queue/job-queue.ts'
import type { Opened } from './people.ts'

const states: readonly JobState[] = ['waiting', 'running', 'done', 'dead', 'cancelled']
const mostListed = 200

/** Thrown for a job that is not there, or not in the state that the command needs. */
export class JobStateError extends Error {
  override name = 'JobStateError'
}

/** `pnpm masar jobs …`: what waits, runs and failed. */
export function jobCommands(program: Command, opened: Opened): void {
  const command = program.command('jobs').description('work that is done outside requests')
  command
    .command('list')
    .description('jobs, the newest first, with the error of their last failure')
    .option('--state <state>', states.join(', '), stateOf)
    .action(async ({ state }: { state?: JobState }) => {
      const rows = await opened(({ db }) =>
        db
          .select()
          .from(jobs)
          .where(state ? eq(jobs.state, state) : inArray(jobs.state, ['waiting', 'running', 'dead']))
          .orderBy(desc(jobs.id))
          .limit(mostListed),
      )
      for (const job of rows)
        console.log(
          [
            job.id,
            job.name,
            job.state,
            `attempt ${job.attempts} of ${job.maxAttempts}`,
            `due ${job.runAt.toISOString()}`,
            job.error ?? '-',
          ].join('\t'),
        )
      if (rows.length === 0) console.log('No jobs.')
    })
  command
    .command('retry')
    .description('give a dead job its attempts back')
    .argument('<id>', 'from jobs list', idOf)
    .action(async (id: number) => {
      if (!(await opened(({ db }) => db.transaction(tx => retryJob(tx, id)))))
        throw new JobStateError(`Job ${id} is not dead.`)
      console.log(`Job ${id} waits again.`)
    })
  command
    .command('cancel')
    .description('cancel a job that waits or runs')
    .argument('<id>', 'from jobs list', idOf)
    .action(async (id: number) => {
      if (!(await opened(({ db }) => db.transaction(tx => cancelJob(tx, id)))))
        throw new JobStateError(`Job ${id} neither waits nor runs, or recurs.`)
      console.log(`Job ${id} is cancelled.`)
    })
}

function stateOf(text: string): JobState {
  const state = states.find(name => name === text)
  if (!state) throw new InvalidArgumentError(`It has to be one of ${states.join(', ')}.`)
  return state
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It has to be the number of a job.')
  return Number(text)
}
