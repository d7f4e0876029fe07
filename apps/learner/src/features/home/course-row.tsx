import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CourseGrid } from '../catalogue/course-grid.tsx'
import type { Course } from '../catalogue/types.ts'
import { Section } from './section.tsx'

/** A few courses in a row, swiped on a phone. */
export function CourseRow({
  id,
  title,
  to,
  courses,
}: {
  id: string
  title: ReactNode
  to: string
  courses: readonly Course[]
}) {
  if (courses.length === 0) return null
  return (
    <Section id={id} title={title} more={{ to, label: <Trans>See all</Trans> }}>
      <CourseGrid courses={courses} isRow />
    </Section>
  )
}
