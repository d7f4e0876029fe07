/** How jobs of a kind are run. Times in seconds. */
export interface JobKindOptions {
  /** Tries in all before a job is dead; 8 without it. */
  maxAttempts?: number
  /** How long a run has its job to itself without a sign of life; 60 without it. */
  leaseSeconds?: number
  /** The wait before the second try; it doubles with each further one, up to an hour. 5 without it. */
  retrySeconds?: number
}

/** A kind of work with the shape of its payload. The name is stored: it never changes. */
export interface JobKind<Payload extends object> extends Required<JobKindOptions> {
  readonly name: string
  /** Carries the type alone. */
  readonly payload?: Payload
}

/** Defines a kind of job. @param name stored with each job, so it must not change */
export function jobKind<Payload extends object>(
  name: string,
  { maxAttempts = 8, leaseSeconds = 60, retrySeconds = 5 }: JobKindOptions = {},
): JobKind<Payload> {
  return { name, maxAttempts, leaseSeconds, retrySeconds }
}

/** When and in what company a job runs. */
export interface EnqueueOptions {
  /** Not before this moment. */
  runAt?: Date
  /** Higher ones first; 0 without it. */
  priority?: number
  /** Nothing is written while another job of the kind waits with the same key. */
  uniqueKey?: string
  /** Jobs of one group run one after another, in the order in which they were written. */
  groupKey?: string
}

/** Thrown by a handler for what no further try can mend: the job is dead at once. The message is kept: no personal data in it. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}

/** Ends a run that lost its lease or was cancelled; whatever its transaction did is rolled back. */
export class JobInterrupted extends Error {
  override name = 'JobInterrupted'
}
