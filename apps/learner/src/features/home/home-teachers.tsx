import { Trans } from '@lingui/react/macro'
import { TeacherGrid } from '../instructors/teacher-card.tsx'
import type { Teacher } from '../catalogue/types.ts'
import { Section } from './section.tsx'

/** The people most learners have chosen. */
export function HomeTeachers({ teachers }: { teachers: readonly Teacher[] }) {
  if (teachers.length === 0) return null
  return (
    <Section
      id="teachers"
      title={<Trans>Learn from people who do the work</Trans>}
      more={{ to: '/Instructor', label: <Trans>All instructors</Trans> }}
    >
      <TeacherGrid teachers={teachers} level={3} />
    </Section>
  )
}
