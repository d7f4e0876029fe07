import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, formatNumber, Heading, Isolate, Table, type TableColumn, Text, useUi } from '@masar/ui'
import type { EmployeePage } from './api.ts'
import { Certificates } from './certificates.tsx'
import styles from './employee.module.css'

type Shared = EmployeePage['shared']
type OwnCourse = NonNullable<Shared['own_courses']>[number]

/** What the person agreed to share beyond what is assigned; nothing of it where they did not. */
export function SharedPart({ shared: { certificates, own_courses: courses } }: { shared: Shared }) {
  const { t } = useLingui()
  if (certificates === null && courses === null) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <Trans>Shared with you</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>This person agreed to share this with you, and can stop at any time.</Trans>
      </Text>
      {certificates !== null && certificates.length === 0 && (
        <Text>
          <Trans>There is no certificate yet.</Trans>
        </Text>
      )}
      {certificates !== null && certificates.length > 0 && (
        <Certificates caption={t`Certificates`} rows={certificates} />
      )}
      {courses !== null && <OwnCourses rows={courses} />}
    </section>
  )
}

function OwnCourses({ rows }: { rows: readonly OwnCourse[] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const percent = (value: number) => formatNumber(tag, value / 100, { style: 'percent' })
  if (rows.length === 0)
    return (
      <Text>
        <Trans>This person takes no courses of their own.</Trans>
      </Text>
    )
  const none = <span aria-hidden>—</span>
  const columns: TableColumn<OwnCourse>[] = [
    {
      id: 'course',
      header: t`Own course`,
      isRowHeader: true,
      cell: ({ course }) => <Isolate>{course.title}</Isolate>,
    },
    { id: 'progress', header: t`Progress`, isNumeric: true, cell: row => percent(row.percent) },
    {
      id: 'completed',
      header: t({ message: 'Finished', context: 'state of an assignment' }),
      cell: ({ completed_on: on }) => (on === null ? none : <DateText value={on} timeZone="UTC" />),
    },
    {
      id: 'score',
      header: t`Score`,
      isNumeric: true,
      cell: ({ exam }) => (exam === null ? none : percent(exam.percent)),
    },
  ]
  return <Table caption={t`Own courses`} columns={columns} rows={rows} rowKey={({ course }) => course.id} />
}
