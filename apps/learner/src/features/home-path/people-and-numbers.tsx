import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { formatNumber, linkClass, Stat, StatList, Text, useUi } from '@masar/ui'
import { Award, BookOpen, GraduationCap, UsersRound } from 'lucide-react'
import type { Teacher } from '../catalogue/types.ts'
import type { Home } from '../home/api.ts'
import { TeacherGrid } from '../catalogue/teacher-card.tsx'
import { impressive } from './model.ts'
import { Station } from './station.tsx'
import styles from './stations.module.css'

/** The people most learners have chosen; and how much there is, once that says something. */
export function PeopleAndNumbers({
  teachers,
  numbers,
}: {
  teachers: readonly Teacher[]
  numbers: Home['numbers']
}) {
  if (teachers.length === 0) return null
  return (
    <Station
      id="teachers"
      title={<Trans>Learn from people who do the work</Trans>}
      more={{ to: '/Instructor', label: <Trans>All instructors</Trans> }}
      side="start"
    >
      <TeacherGrid teachers={teachers} level={3} />
      <Numbers numbers={numbers} />
      <Text soft className={styles.teach}>
        <Trans>
          Do you know something worth teaching?{' '}
          <AppLink to="/auth/instructor-account" className={linkClass()}>
            Teach on Masar
          </AppLink>
        </Trans>
      </Text>
    </Station>
  )
}

const looks = {
  courses: { icon: BookOpen, label: <Trans>Courses</Trans> },
  learners: { icon: UsersRound, label: <Trans>Learners</Trans> },
  teachers: { icon: GraduationCap, label: <Trans>Instructors</Trans> },
  enrolments: { icon: Award, label: <Trans>Enrolments</Trans> },
}

function Numbers({ numbers }: { numbers: Home['numbers'] }) {
  const { tag } = useUi()
  const shown = impressive(numbers)
  if (shown.length === 0) return null
  return (
    <div className={styles.numbers}>
      <StatList>
        {shown.map(name => (
          <Stat key={name} {...looks[name]} value={formatNumber(tag, numbers[name])} />
        ))}
      </StatList>
    </div>
  )
}
