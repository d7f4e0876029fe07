import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  DateText,
  DurationText,
  formatNumber,
  Heading,
  Isolate,
  Table,
  type TableColumn,
  Text,
  useUi,
} from '@masar/ui'
import type { Seen } from './api.ts'

/** The learning time, paths, exams and certificates that the company sees, with its numbers. */
export function SeenLearned({ seen: { learned, paths, exams, certificates } }: { seen: Seen }) {
  const { tag } = useUi()
  return (
    <>
      {learned.days > 0 && (
        <Text>
          <Trans>
            Learning time: <DurationText seconds={learned.seconds} />
          </Trans>
          {' · '}
          <Plural value={learned.days} one="on # day" other="on # days" />
          {learned.last_on !== null && (
            <>
              {' · '}
              <Trans>
                last on <DateText value={learned.last_on} timeZone="UTC" />
              </Trans>
            </>
          )}
        </Text>
      )}
      {paths.map(({ id, name, completed, courses }) => {
        const [done, all] = [formatNumber(tag, completed), formatNumber(tag, courses)]
        return (
          <Text key={id}>
            <Trans>
              Learning path <Isolate>{name}</Isolate>: {done} of {all} courses finished
            </Trans>
          </Text>
        )
      })}
      {exams.length > 0 && <SeenExams exams={exams} />}
      {certificates.length > 0 && <SeenCertificates certificates={certificates} />}
    </>
  )
}

function SeenCertificates({ certificates }: Pick<Seen, 'certificates'>) {
  const { t } = useLingui()
  return (
    <>
      <Heading level={4} size="sm">
        <Trans>Certificates</Trans>
      </Heading>
      <Table
        caption={t`Certificates, as the company sees them`}
        columns={[
          {
            id: 'course',
            header: t`Certificate`,
            isRowHeader: true,
            cell: ({ course }) => <Isolate>{course.title}</Isolate>,
          },
          { id: 'issued', header: t`Issued`, cell: ({ issued_at: at }) => <DateText value={at} /> },
        ]}
        rows={certificates}
        rowKey={({ code }) => code}
      />
    </>
  )
}

type SeenExam = Seen['exams'][number]

function SeenExams({ exams }: { exams: readonly SeenExam[] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const columns: TableColumn<SeenExam>[] = [
    {
      id: 'exam',
      header: t`Exam`,
      isRowHeader: true,
      cell: ({ exam }) => <Isolate>{exam.title}</Isolate>,
    },
    { id: 'on', header: t`Handed in on`, cell: ({ on }) => <DateText value={on} timeZone="UTC" /> },
    {
      id: 'score',
      header: t`Exam score`,
      isNumeric: true,
      cell: ({ percent }) => formatNumber(tag, percent / 100, { style: 'percent' }),
    },
    { id: 'result', header: t`Result`, cell: ({ passed }) => (passed ? t`Passed` : t`Not passed`) },
  ]
  return (
    <>
      <Heading level={4} size="sm">
        <Trans>Exams</Trans>
      </Heading>
      <Table
        caption={t`Exams, as the company sees them`}
        columns={columns}
        rows={exams}
        rowKey={({ exam }) => exam.id}
      />
    </>
  )
}
