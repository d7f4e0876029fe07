import { writeBuyerMail } from '../modules/commerce/mails/kinds.ts'
import { buyerMailWork } from '../modules/commerce/mails/writing.ts'
import { runJobs } from './jobs.ts'
import type { TestApi } from './test-api.ts'

/** Runs the jobs that write e-mails to buyers until none is left; several runners at once stand for several hosts. */
export async function writeBuyerMails(api: TestApi, hosts = 1): Promise<void> {
  await runJobs(api, [writeBuyerMail], runner => runner.handle(writeBuyerMail, buyerMailWork(api.mails)), {
    hosts,
  })
}
