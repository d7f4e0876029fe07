import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Banner, Button, Isolate, Link, LinkButton } from '@masar/ui'
import { excerptOf } from '../excerpt.ts'
import type { ImportReport } from './api.ts'
import { focusHere } from './focus-here.ts'
import styles from './import.module.css'
import { OutcomeBadge } from './import-words.tsx'
import { RefusedTable } from './refused-table.tsx'

interface ImportedProps {
  examId: number
  report: ImportReport
  onAgain: () => void
}

/** What has come in, with the way to each of it. */
export function Imported({ examId, report, onAgain }: ImportedProps) {
  const came = report.questions.filter(({ outcome }) => outcome !== 'unchanged')
  const at = `/teach/exams/${examId}/questions`
  return (
    <section className={styles.step} ref={focusHere} tabIndex={-1}>
      <Banner tone="success" isAnnounced>
        <Plural
          value={came.length}
          _0="Nothing had to change: the exam has all of it already."
          one="# question is in the exam now. Attempts that start from now on are asked it."
          other="# questions are in the exam now. Attempts that start from now on are asked them."
        />
      </Banner>
      <ul className={styles.came}>
        {came.map(({ key, body, outcome }) => (
          <li key={key}>
            <Link as={AppLink} to={`${at}?key=shown#question-${key}`}>
              <Isolate>{excerptOf(body)}</Isolate>
            </Link>
            <OutcomeBadge outcome={outcome} />
          </li>
        ))}
      </ul>
      <RefusedTable refused={report.refused} />
      <div className={styles.acts}>
        <LinkButton as={AppLink} to={at}>
          <Trans>See all questions</Trans>
        </LinkButton>
        <Button variant="secondary" onPress={onAgain}>
          <Trans>Bring in another file</Trans>
        </Button>
      </div>
    </section>
  )
}
