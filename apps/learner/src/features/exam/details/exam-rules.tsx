import { Trans } from '@lingui/react/macro'
import { DateText, DurationText, Heading } from '@masar/ui'
import type { ExamDetails } from '../api.ts'
import styles from './details.module.css'

/** The rules in words, so that nothing surprises once the clock runs. */
export function ExamRules({ exam }: { exam: ExamDetails }) {
  return (
    <section className={styles.part}>
      <Heading level={2}>
        <Trans>Rules</Trans>
      </Heading>
      <ul className={styles.rules}>
        {exam.time_limit_seconds !== null && (
          <li>
            <Trans>
              The clock runs on the server, from the start to the end, even when this page is closed.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            Every answer is saved as soon as it is given. Without network it is kept on this device and sent
            later.
          </Trans>
        </li>
        <li>
          {exam.navigation === 'forward' && exam.questions_per_page > 1 ? (
            <Trans>Pages of questions come one after another; there is no way back to an earlier page.</Trans>
          ) : exam.navigation === 'forward' ? (
            <Trans>Questions come one after another; there is no way back to an earlier one.</Trans>
          ) : exam.sections.length > 0 ? (
            <Trans>
              Within a section, questions can be answered in any order and changed until you move to the next
              one.
            </Trans>
          ) : (
            <Trans>Questions can be answered in any order and changed until you submit.</Trans>
          )}
        </li>
        <li>
          {exam.negative_marking ? (
            <Trans>
              A wrong choice costs points: where one option of several is to be chosen, a wrong guess loses
              part of the question’s points. An empty answer costs nothing.
            </Trans>
          ) : (
            <Trans>A wrong answer costs nothing, so it is worth answering every question.</Trans>
          )}
        </li>
        {exam.tools.includes('calculator') && (
          <li>
            <Trans>There is a calculator on the page of the exam.</Trans>
          </li>
        )}
        {exam.tools.includes('notes') && (
          <li>
            <Trans>You may jot things down on the page of the exam; nobody else sees them.</Trans>
          </li>
        )}
        {exam.attempts_allowed !== 1 && (
          <li>
            <GradeRule method={exam.grade_method} />
          </li>
        )}
        {exam.attempts_allowed !== 1 && exam.attempt_delay_seconds > 0 && (
          <li>
            <Trans>
              Between two attempts there is a wait: <DurationText seconds={exam.attempt_delay_seconds} />.
            </Trans>
          </li>
        )}
        {exam.opens_at !== null && (
          <li>
            <Trans>
              Opens: <DateText value={exam.opens_at} format="time" />
            </Trans>
          </li>
        )}
        {exam.closes_at !== null && (
          <li>
            <Trans>
              Closes: <DateText value={exam.closes_at} format="time" />
            </Trans>
          </li>
        )}
        {(exam.time_limit_seconds !== null || exam.closes_at !== null) && (
          <li>
            <Trans>When time is up, what you have answered is submitted automatically.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

function GradeRule({ method }: { method: ExamDetails['grade_method'] }) {
  switch (method) {
    case 'highest':
      return <Trans>With several attempts, the best one counts.</Trans>
    case 'latest':
      return <Trans>With several attempts, the latest one counts.</Trans>
    case 'average':
      return <Trans>With several attempts, their average counts.</Trans>
    case 'first':
      return <Trans>With several attempts, the first one counts.</Trans>
  }
}
