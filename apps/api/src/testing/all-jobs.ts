import { join } from 'node:path'
import { Mailbox } from '../gateways/mail/mailbox.ts'
import { startJobs } from '../jobs/jobs.ts'
import { MailSender } from '../modules/platform/mail/sender.ts'
import type { JobRunner } from '../modules/platform/queue/job-runner.ts'
import type { TestApi } from './test-api.ts'

const logger = { info: () => undefined, error: () => undefined }

/** Starts every kind of job as a starting service does; the caller stops them. */
export function startAllJobs(api: TestApi): Promise<JobRunner> {
  const transports = { mail: new Mailbox(api.mediaFolder), sms: undefined }
  return startJobs(api.database, {
    publicUrl: api.env.publicUrl,
    databaseUrl: null,
    logger,
    queue: api.mails,
    secrets: api.secrets,
    sender: new MailSender(api.db, api.mails, transports, api.env.publicUrl, logger),
    pushes: null,
    storage: api.storage,
    payments: api.payments,
    sandbox: api.sandbox,
    videoTool: null,
    workFolder: join(api.mediaFolder, 'work'),
  })
}
