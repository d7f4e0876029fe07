import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Circle, CircleCheck, GraduationCap, Lock } from 'lucide-react'
import { cx, Icon, Isolate } from '@masar/ui'
import { ClosedBy } from './closed-lesson.tsx'
import styles from './curriculum.module.css'
import type { ExamLine } from './model.ts'

/** An exam in the curriculum beside a lesson. Its page is open while it is closed: it says what opens it. */
export function ExamEntry({ exam, onChoose }: { exam: ExamLine; onChoose: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <AppLink
      to={`/exam-details/${exam.id}`}
      onClick={onChoose}
      className={cx(styles.line, exam.closed_by && styles.locked)}
    >
      {exam.closed_by ? (
        <Icon of={Lock} label={t`Locked`} />
      ) : (
        <Icon
          of={exam.passed ? CircleCheck : Circle}
          label={exam.passed ? undefined : t`Not passed yet`}
          className={cx(exam.passed && styles.ticked)}
        />
      )}
      <span>
        <Isolate>{exam.title}</Isolate>
        <span className={styles.lineFacts}>
          <Icon of={GraduationCap} size={14} />
          {exam.closed_by ? (
            <span>
              <ClosedBy closing={exam.closed_by} />
            </span>
          ) : exam.passed ? (
            <Trans>Passed</Trans>
          ) : (
            <Trans>Exam</Trans>
          )}
        </span>
      </span>
    </AppLink>
  )
}
