import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Badge,
  DateText,
  DurationText,
  formatNumber,
  Heading,
  Isolate,
  linkClass,
  Stat,
  StatList,
  Table,
  type TableColumn,
  Text,
  useUi,
} from '@masar/ui'
import { addressOf } from '../../learn/place.ts'
import type { EmployeePage } from './api.ts'
import { CourseProgress } from './course-progress.tsx'
import styles from './employee.module.css'

/** How long one person learned, how far they are on learning paths, and the exams whose results are out. */
export function LearnedPart({ employee: { learned, paths, exams } }: { employee: EmployeePage }) {
  if (learned.days + paths.length + exams.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <Trans>Learning time, paths and exams</Trans>
      </Heading>
      {learned.days > 0 && <TimeFigures learned={learned} />}
      {paths.length > 0 && <PathTable paths={paths} />}
      {exams.length > 0 && <ExamTable exams={exams} />}
    </section>
  )
}

function TimeFigures({ learned: { seconds, days, last_on: lastOn } }: Pick<EmployeePage, 'learned'>) {
  return (
    <StatList>
      <Stat
        label={<Trans>Learning time</Trans>}
        value={<DurationText seconds={seconds} />}
        note={<Plural value={days} one="on # day" other="on # days" />}
      />
      {lastOn !== null && (
        <Stat label={<Trans>Last learned</Trans>} value={<DateText value={lastOn} timeZone="UTC" />} />
      )}
    </StatList>
  )
}

type Path = EmployeePage['paths'][number]

function PathTable({ paths }: Pick<EmployeePage, 'paths'>) {
  const { t } = useLingui()
  const { tag } = useUi()
  const columns: TableColumn<Path>[] = [
    {
      id: 'path',
      header: t`Learning path`,
      isRowHeader: true,
      cell: ({ id, name }) => (
        <AppLink to={addressOf({ view: 'paths', path: id })} className={linkClass({ quiet: true })}>
          <Isolate>{name}</Isolate>
        </AppLink>
      ),
    },
    {
      id: 'courses',
      header: t`Courses finished`,
      cell: ({ completed, courses }) => {
        const [done, all] = [formatNumber(tag, completed), formatNumber(tag, courses)]
        return (
          <Trans>
            {done} of {all}
          </Trans>
        )
      },
    },
    {
      id: 'progress',
      header: t`Progress`,
      cell: ({ percent, name }) => <CourseProgress percent={percent} title={name} />,
    },
  ]
  return <Table caption={t`Learning paths`} columns={columns} rows={paths} rowKey={({ id }) => id} />
}

type Graded = EmployeePage['exams'][number]

function ExamTable({ exams }: Pick<EmployeePage, 'exams'>) {
  const { t } = useLingui()
  const { tag } = useUi()
  const columns: TableColumn<Graded>[] = [
    {
      id: 'exam',
      header: t`Exam`,
      isRowHeader: true,
      cell: ({ exam, course }) => (
        <>
          <Isolate>{exam.title}</Isolate>
          <Text as="div" soft size="sm">
            <Isolate>{course.title}</Isolate>
          </Text>
        </>
      ),
    },
    {
      id: 'on',
      header: t`Handed in on`,
      cell: ({ on }) => <DateText value={on} timeZone="UTC" className={styles.day} />,
    },
    {
      id: 'score',
      header: t`Score`,
      isNumeric: true,
      cell: ({ percent }) => formatNumber(tag, percent / 100, { style: 'percent' }),
    },
    {
      id: 'passed',
      header: t`Result`,
      cell: ({ passed }) =>
        passed ? (
          <Badge tone="success">
            <Trans>Passed</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans>Not passed</Trans>
          </Badge>
        ),
    },
  ]
  return <Table caption={t`Exams`} columns={columns} rows={exams} rowKey={({ exam }) => exam.id} />
}
