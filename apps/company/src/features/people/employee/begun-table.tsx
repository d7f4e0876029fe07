import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, DateText, Heading, Isolate, linkClass, Table, type TableColumn, Text } from '@masar/ui'
import type { EmployeePage } from './api.ts'
import { StandingBadge } from './assignment-table.tsx'
import { CourseProgress } from './course-progress.tsx'
import styles from './employee.module.css'

type BegunCourse = EmployeePage['begun'][number]

/** What one person began by the company's yearly licence, beside what is assigned; nothing where there is none. */
export function BegunPart({ courses }: { courses: readonly BegunCourse[] }) {
  if (courses.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <Trans>Courses begun by licence</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          This person chose them on your shelf. They take a place of the yearly licence, not a seat.
        </Trans>
      </Text>
      <BegunTable courses={courses} />
    </section>
  )
}

function BegunTable({ courses }: { courses: readonly BegunCourse[] }) {
  const { t } = useLingui()
  const columns: TableColumn<BegunCourse>[] = [
    {
      id: 'course',
      header: t`Course`,
      isRowHeader: true,
      cell: ({ course }) => (
        <span className={styles.begun}>
          <AppLink to={`/Course/${course.id}`} className={linkClass({ quiet: true })}>
            <Isolate>{course.title}</Isolate>
          </AppLink>
          <Badge>
            <Trans>By licence</Trans>
          </Badge>
        </span>
      ),
    },
    {
      id: 'begun',
      header: t({ message: 'Begun', context: 'when somebody began a course' }),
      cell: ({ begun_at: at }) => <DateText value={at} className={styles.day} />,
    },
    {
      id: 'until',
      header: t`Open until`,
      cell: ({ open_until: day }) =>
        day === null ? (
          <Text as="span" soft size="sm">
            <Trans>The licence has ended</Trans>
          </Text>
        ) : (
          <DateText value={day} timeZone="UTC" className={styles.day} />
        ),
    },
    {
      id: 'state',
      header: t`Status`,
      cell: course => <StandingBadge assignment={{ ...course, is_overdue: false, is_late: false }} />,
    },
    {
      id: 'progress',
      header: t`Progress`,
      cell: ({ percent, course }) => <CourseProgress percent={percent} title={course.title} />,
    },
  ]
  return (
    <Table
      caption={t`Courses begun by licence`}
      columns={columns}
      rows={courses}
      rowKey={({ course }) => course.id}
    />
  )
}
