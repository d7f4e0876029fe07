import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, OpenDatabase } from '../db/client.ts'
import { maintainEmbedded } from '../db/maintenance.ts'
import { addHolidays, knownHolidays } from '../db/reference-data/holidays.ts'
import { challenges, oneTimeTokens, rateLimits, sessions, signInDelays } from '../db/schema/index.ts'
import type { Storage } from '../gateways/storage.ts'
import type { VideoTool } from '../gateways/video/ffmpeg.ts'
import { endSessions } from '../modules/accounts/auth/session-ending.ts'
import type { SandboxProvider } from '../gateways/payments/sandbox/provider.ts'
import { approveLater, sendWebhook } from '../gateways/payments/sandbox/webhook.ts'
import { handleAssigning } from '../modules/companies/assignments/jobs.ts'
import { emptyExpiredInspections } from '../modules/companies/evidence/inspections.ts'
import { deleteOldExports } from '../modules/companies/exports/exports.ts'
import { deleteOldActs, workOnActs } from '../modules/companies/employees/bulk/acts.ts'
import { workOnAct } from '../modules/companies/employees/bulk/working.ts'
import { handleImports } from '../modules/companies/imports/jobs.ts'
import { deleteOldImports } from '../modules/companies/imports/imports.ts'
import { deleteOldLists } from '../modules/companies/people-lists/service.ts'
import { Invitations } from '../modules/companies/invitations/service.ts'
import { tellOfJoiners, workOnJoiners } from '../modules/companies/joining-links/telling.ts'
import { handleExports } from '../modules/companies/exports/jobs.ts'
import { failLostExports } from '../modules/companies/exports/making.ts'
import { mailReports } from '../modules/companies/reports/saved/mailing.ts'
import { anonymiseLeavers } from '../modules/companies/retention/anonymising.ts'
import { warnOfCertificates } from '../modules/companies/sign-on/saml/expiry.ts'
import { deleteOldSignOnRequests } from '../modules/companies/sign-on/saml/requests.ts'
import { foldReports } from '../modules/companies/reports/sums/folding.ts'
import { tellOfRequirements } from '../modules/companies/requirements/telling.ts'
import { keepStandings } from '../modules/companies/requirements/kept/keeping.ts'
import { remindOfDue } from '../modules/companies/assignments/reminders.ts'
import { deleteOldQuotes } from '../modules/commerce/checkout/quotes.ts'
import { endDueLicences, endLicences } from '../modules/commerce/licences/ending.ts'
import { tellOfEndingLicences } from '../modules/commerce/licences/telling.ts'
import { writeBuyerMail } from '../modules/commerce/mails/kinds.ts'
import { buyerMailWork } from '../modules/commerce/mails/writing.ts'
import { carryOutReturns } from '../modules/commerce/payments/kinds.ts'
import type { Payments } from '../modules/commerce/payments/payments.ts'
import { sweepAvatars } from '../modules/accounts/avatar/sweep.ts'
import { sweepWaiverFiles } from '../modules/companies/requirements/waiver-files.ts'
import { sweepTrainingFiles } from '../modules/companies/disclosure/outside-files.ts'
import { sweepAnswerFiles } from '../modules/exams/files/sweep.ts'
import { regradeQuestion, workOnRegrade } from '../modules/exams/regrading/job.ts'
import { countExamAnew, workOnCount } from '../modules/exams/settings/count-anew.ts'
import { submitOverdueAttempts } from '../modules/exams/scheduling.ts'
import { submitOverdue } from '../modules/exams/submitting.ts'
import { releaseCertificates } from '../modules/learning/certificates/completion.ts'
import { tellReleased } from '../modules/exams/releasing.ts'
import { countCourseAnew, workOnCourse } from '../modules/learning/counting-anew.ts'
import { countPendingExams } from '../modules/learning/exam-progress.ts'
import { settleDueGrants, settleEndedGrants } from '../modules/learning/grants.ts'
import { indexLessons } from '../modules/learning/course-search/indexing.ts'
import { remindOfLive, workOnReminder } from '../modules/learning/live/reminders.ts'
import { sweepMarks } from '../modules/learning/certificates/marks/keeping.ts'
import { settleQuizzes, workOnSettling } from '../modules/learning/quizzes/settling.ts'
import type { PreparingParts } from '../modules/learning/recordings/preparing-parts.ts'
import { prepareRecording, workOnRecording } from '../modules/learning/recordings/preparing.ts'
import { sweepRecordings } from '../modules/learning/recordings/sweep.ts'
import { measureVideos } from '../modules/learning/measuring.ts'
import { findVideos } from '../modules/learning/qualities/finding.ts'
import { makeQualities, workOnQualities } from '../modules/learning/qualities/making.ts'
import { foldSeatCounts } from '../modules/commerce/seats/counts.ts'
import { foldSeatSums } from '../modules/commerce/seats/sums.ts'
import { foldCounters, foldEnrolments } from '../modules/catalogue/counters.ts'
import { enqueueRebuild, rebuildAnswers, workOnAnswers } from '../modules/catalogue/rebuild-answers.ts'
import { enqueueSearchRebuild, rebuildSearch, workOnSearch } from '../modules/catalogue/rebuild-search.ts'
import { sweepImages } from '../modules/platform/images/sweep.ts'
import { sendEmails, type MailQueue } from '../modules/platform/mail/queue.ts'
import { deleteOldMails, type MailSender } from '../modules/platform/mail/sender.ts'
import { writeDigests } from '../modules/platform/notifications/digests.ts'
import { deliverNotices, workOnNotices } from '../modules/platform/notifications/notify-many.ts'
import { sendPushMessages, writeDueDigests } from '../modules/platform/notifications/notify.ts'
import { deleteOldEvents } from '../modules/platform/outbox/queue.ts'
import { jobKind } from '../modules/platform/queue/job-kind.ts'
import { deleteEndedJobs } from '../modules/platform/queue/job-queue.ts'
import { JobRunner } from '../modules/platform/queue/job-runner.ts'
import { deleteOldPushes, type PushSender } from '../modules/platform/push/sender.ts'
import { forgetOldKeys } from '../plugins/idempotency.ts'
import { createLimits } from '../plugins/limits.ts'
import type { Secrets } from '../secrets.ts'

interface JobParts {
  /** PostgreSQL's address; null for the embedded database. */
  databaseUrl: string | null
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>
  secrets: Secrets
  queue: MailQueue
  /** Where the links of e-mails lead. */
  publicUrl: string
  sender: MailSender
  /** Null while push messages are not set up. */
  pushes: PushSender | null
  storage: Storage
  /** Null where the machine has none. */
  videoTool: VideoTool | null
  /** For files that are being worked on. */
  workFolder: string
  payments: Payments
  /** Null where the sandbox is not in use. */
  sandbox: SandboxProvider | null
}

const minute = 60
const hour = 60 * minute

/** Starts the work that outlives a request: every kind of job of the service, by its name. */
export async function startJobs({ db, pool, isEmbedded }: OpenDatabase, parts: JobParts): Promise<JobRunner> {
  const { databaseUrl, logger, secrets, queue, sender, pushes, storage, payments, sandbox } = parts
  const runner = new JobRunner({ db, databaseUrl, logger })
  const due: [name: string, kind: typeof sendEmails, work: () => Promise<unknown>][] = [
    ['find_due_emails', sendEmails, () => sender.sendDue()],
    ['find_due_digests', writeDueDigests, () => untilNone(() => writeDigests(db, queue, secrets))],
    ['find_ended_grants', settleDueGrants, () => untilNone(() => settleEndedGrants(db))],
    ['find_ended_licences', endLicences, () => untilNone(() => endDueLicences(db))],
    ['find_overdue_attempts', submitOverdueAttempts, () => untilNone(() => submitOverdue(db))],
    ['find_payments_to_return', carryOutReturns, () => payments.carryOutReturns()],
  ]
  if (pushes) due.push(['find_due_push_messages', sendPushMessages, () => pushes.sendDue()])
  for (const [name, kind, work] of due) {
    runner.handle(kind, work)
    // Each has its job at the moment when it is due. What a killed process had claimed, or an earlier version wrote, is found by this.
    every(runner, minute, name, work)
  }
  runner.handle(deliverNotices, workOnNotices)
  workOnLessons(runner, { db, storage, tool: parts.videoTool, workFolder: parts.workFolder, logger })
  runner.handle(writeBuyerMail, buyerMailWork(queue))
  handleAssigning(runner, db)
  runner.handle(regradeQuestion, (correction, job) => workOnRegrade(db, correction, job))
  runner.handle(countExamAnew, (exam, job) => workOnCount(db, exam, job))
  handleExports(runner, { db, storage, publicUrl: parts.publicUrl })
  every(runner, 10 * minute, 'fail_lost_exports', () => failLostExports(db))
  workOnPeople(runner, db, storage, new Invitations(db, queue, createLimits(pool), parts.publicUrl))
  runner.handle(tellOfJoiners, workOnJoiners)
  rebuildAnew(runner)
  deleteWhatIsOver(runner, db)
  if (sandbox) runSandbox(runner, sandbox)
  every(runner, minute, 'ask_pending_payments', () => untilNone(() => payments.askPending()))
  every(runner, hour, 'ask_unpaid_payments', () => payments.askUnpaid())
  releaseResults(runner, db)
  every(runner, 10 * minute, 'mail_reports', () => mailReports(db, queue))
  remindPeople(runner, db, logger)
  // A start adds them, too; this is for the one that runs into another year.
  every(runner, 24 * hour, 'add_holidays', () => addHolidays(pool, knownHolidays()))
  every(runner, 24 * hour, 'warn_of_certificates', () => warnOfCertificates(db, queue))
  every(runner, hour, 'measure_videos', () => untilNone(() => measureVideos(db, storage)))
  every(runner, minute, 'index_lessons', () => untilNone(() => indexLessons(db, storage)))
  foldCounts(runner, db)
  every(runner, minute, 'fold_reports', () => foldReports(db))
  every(runner, minute, 'keep_standings', () => keepStandings(db))
  if (isEmbedded) every(runner, 10 * minute, 'maintain_database', () => maintainEmbedded(pool))
  sweepFiles(runner, db, storage, parts.workFolder)
  await runner.start()
  await enqueueRebuild(db)
  await enqueueSearchRebuild(db)
  return runner
}

/** Adds up what triggers have counted. */
function foldCounts(runner: JobRunner, db: Database): void {
  every(runner, minute, 'fold_counters', () => foldCounters(db))
  every(runner, minute, 'fold_enrolments', () => foldEnrolments(db))
  every(runner, minute, 'fold_seat_counts', () => foldSeatCounts(db))
  every(runner, minute, 'fold_seat_sums', () => foldSeatSums(db))
}

/** Hands out what exams’ review policies held back and may be seen by now. */
function releaseResults(runner: JobRunner, db: Database): void {
  every(runner, minute, 'release_certificates', () => untilNone(() => releaseCertificates(db)))
  every(runner, minute, 'count_pending_exams', () => untilNone(() => countPendingExams(db)))
  every(runner, minute, 'tell_released_results', () => untilNone(() => tellReleased(db)))
}

function remindPeople(runner: JobRunner, db: Database, logger: JobParts['logger']): void {
  every(runner, hour, 'remind_of_assignments', () => untilNone(() => remindOfDue(db)))
  every(runner, hour, 'tell_of_requirements', () => tellOfRequirements(db))
  every(runner, hour, 'tell_of_ending_licences', () => tellOfEndingLicences(db, logger))
}

function workOnLessons(runner: JobRunner, preparing: PreparingParts): void {
  runner.handle(prepareRecording, ({ recordingId }, job) => workOnRecording(preparing, recordingId, job))
  runner.handle(makeQualities, ({ media }, job) => workOnQualities(preparing, media, job))
  if (preparing.tool !== null) every(runner, hour, 'find_videos', () => findVideos(preparing.db))
  runner.handle(remindOfLive, workOnReminder)
  runner.handle(settleQuizzes, workOnSettling)
  runner.handle(countCourseAnew, (course, job) => workOnCourse(preparing.db, course, job))
}

function rebuildAnew(runner: JobRunner): void {
  runner.handle(rebuildAnswers, workOnAnswers)
  runner.handle(rebuildSearch, workOnSearch)
}

/** What companies have done to many of their people at once. */
function workOnPeople(runner: JobRunner, db: Database, storage: Storage, invitations: Invitations): void {
  handleImports(runner, db, storage, invitations)
  runner.handle(workOnActs, ({ actId }, job) => workOnAct(db, invitations, actId, job))
}

/** The sandbox's own side: its messages, and the card that answers late. */
function runSandbox(runner: JobRunner, sandbox: SandboxProvider): void {
  runner.handle(sendWebhook, message => sandbox.deliver(message))
  runner.handle(approveLater, ({ payment }) => sandbox.approve(payment))
}

function every(runner: JobRunner, seconds: number, name: string, work: () => Promise<unknown>): void {
  runner.every(seconds, jobKind<Record<string, never>>(name, { leaseSeconds: 120 }), work)
}

function deleteWhatIsOver(runner: JobRunner, db: Database): void {
  const expired: [seconds: number, name: string, work: () => Promise<unknown>][] = [
    [10 * minute, 'delete_old_idempotency_keys', () => forgetOldKeys(db)],
    [hour, 'delete_old_quotes', () => deleteOldQuotes(db)],
    [hour, 'delete_old_acts', () => deleteOldActs(db)],
    [hour, 'delete_old_people_lists', () => deleteOldLists(db)],
    [
      // What listens on one is cut with it, so it must not last much longer.
      minute,
      'delete_expired_sessions',
      () => db.transaction(tx => endSessions(tx, lt(sessions.expiresAt, sql`now()`))),
    ],
    [hour, 'delete_old_push_messages', () => deleteOldPushes(db)],
    [hour, 'delete_old_emails', () => deleteOldMails(db)],
    [
      10 * minute,
      'delete_expired_challenges',
      () => db.delete(challenges).where(lt(challenges.expiresAt, sql`now()`)),
    ],
    [
      hour,
      'delete_expired_one_time_tokens',
      () => db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now() - interval '1 day'`)),
    ],
    [
      hour,
      'delete_expired_sign_in_delays',
      () => db.delete(signInDelays).where(lt(signInDelays.windowEndsAt, sql`now()`)),
    ],
    [10 * minute, 'delete_old_outbox_events', () => deleteOldEvents(db)],
    [
      hour,
      'delete_expired_rate_limits',
      () => db.delete(rateLimits).where(lt(rateLimits.expire, Date.now())),
    ],
    [10 * minute, 'delete_old_sign_on_requests', () => deleteOldSignOnRequests(db)],
    [hour, 'empty_expired_inspection_links', () => emptyExpiredInspections(db)],
    [hour, 'delete_ended_jobs', () => deleteEndedJobs(db)],
    // Each company's day begins at another hour.
    [hour, 'anonymise_leavers', () => anonymiseLeavers(db)],
  ]
  for (const [seconds, name, work] of expired) every(runner, seconds, name, work)
}

/** Repeats work that does a bounded part at a time. */
async function untilNone(work: () => Promise<number>): Promise<void> {
  while ((await work()) > 0);
}

/** Files that are no longer needed. */
function sweepFiles(runner: JobRunner, db: Database, storage: Storage, workFolder: string): void {
  every(runner, hour, 'delete_old_exports', () => deleteOldExports(db, storage))
  every(runner, hour, 'delete_old_imports', () => deleteOldImports(db, storage))
  every(runner, hour, 'delete_unused_avatars', () => sweepAvatars(db, storage))
  every(runner, hour, 'delete_unused_marks', () => sweepMarks(db, storage))
  every(runner, hour, 'delete_unused_answer_files', () => sweepAnswerFiles(db, storage))
  every(runner, hour, 'delete_unused_waiver_files', () => sweepWaiverFiles(db, storage))
  every(runner, hour, 'delete_unused_training_files', () => sweepTrainingFiles(db, storage))
  every(runner, 24 * hour, 'delete_unused_images', () => sweepImages(db, storage))
  every(runner, hour, 'delete_unused_recordings', () => sweepRecordings(db, storage, workFolder))
}
