import { Trans } from '@lingui/react/macro'
import { formatNumber, Stat, StatList, useUi } from '@masar/ui'
import { Award, BookOpen, GraduationCap, UsersRound } from 'lucide-react'
import type { Home } from './api.ts'
import styles from './home-page.module.css'

/** How much there is, as it is. */
export function Numbers({ numbers }: { numbers: Home['numbers'] }) {
  const { tag } = useUi()
  return (
    <div className={styles.tinted}>
      <StatList>
        <Stat icon={BookOpen} label={<Trans>Courses</Trans>} value={formatNumber(tag, numbers.courses)} />
        <Stat icon={UsersRound} label={<Trans>Learners</Trans>} value={formatNumber(tag, numbers.learners)} />
        <Stat
          icon={GraduationCap}
          label={<Trans>Instructors</Trans>}
          value={formatNumber(tag, numbers.teachers)}
        />
        <Stat icon={Award} label={<Trans>Enrolments</Trans>} value={formatNumber(tag, numbers.enrolments)} />
      </StatList>
    </div>
  )
}
