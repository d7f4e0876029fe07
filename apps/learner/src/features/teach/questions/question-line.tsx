import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useGo } from '@masar/app-shell'
import { Badge, Button, Heading, Isolate, Link, showToast, Text } from '@masar/ui'
import { Folder } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { excerptOf } from '../excerpt.ts'
import type { ExamQuestions, ExamSettings } from '../exam/api.ts'
import { statisticsQuery } from '../queries.ts'
import { useWritten } from '../statistics/use-written.ts'
import { useQuestionAct } from '../write/api.ts'
import type { NumberedQuestion } from './find.ts'
import { QuestionCard, type Showing } from './question-card.tsx'
import { kindName } from './question-words.tsx'
import styles from './questions.module.css'

interface LineProps extends NumberedQuestion, Showing {
  examId: number
  settings: ExamSettings | undefined
  level: 2 | 3
}

/** A question of the list, with the ways to all that can be done with it. */
export function Line({ examId, settings, level, question, number, flaws, ...showing }: LineProps) {
  const { t } = useLingui()
  const percent = useWritten('%')
  const { data: statistics } = useQuery(statisticsQuery(examId, undefined))
  const item = statistics?.data.items.find(({ id }) => id === question.id)
  const pool = settings?.pools.find(({ id }) => id === question.pool_id)
  const line = `question-${question.key}`
  const facility = item && item.facility !== null ? percent(item.facility) : null
  return (
    <QuestionCard
      id={line}
      number={number}
      level={level}
      question={question.written}
      flaws={flaws}
      {...showing}
      marks={
        <>
          {question.is_drawn && (
            <Badge>
              <Trans>
                From the pool <Isolate>{pool?.name ?? ''}</Isolate>
              </Trans>
            </Badge>
          )}
          {question.category !== null && (
            <Badge icon={Folder}>
              <span className="visually-hidden">
                <Trans>Category:</Trans>{' '}
              </span>
              <Isolate>{question.category}</Isolate>
            </Badge>
          )}
          {question.tags.map(tag => (
            <Badge key={tag}>
              <Isolate>{tag}</Isolate>
            </Badge>
          ))}
          {question.waived && (
            <Badge tone="warning">
              {question.waived === 'dropped' ? (
                <Trans>Counts for nobody</Trans>
              ) : (
                <Trans>Full marks for everybody</Trans>
              )}
            </Badge>
          )}
        </>
      }
    >
      <div className={styles.ways}>
        {facility !== null && (
          <Text as="span" size="sm" soft>
            <Trans>Facility: {facility}</Trans>
          </Text>
        )}
        <Link
          as={AppLink}
          to={`/teach/exams/${examId}/questions/${question.id}`}
          aria-label={t`Change question ${number}`}
        >
          <Trans>Change</Trans>
        </Link>
        <Link
          as={AppLink}
          to={`/teach/exams/${examId}/questions/${question.id}/regrade`}
          aria-label={t`Correct the key of question ${number}`}
        >
          <Trans>Correct the key</Trans>
        </Link>
        <Acts id={question.id} examId={examId} number={number} line={line} />
      </div>
    </QuestionCard>
  )
}

interface ActsProps {
  id: number
  examId: number
  number: number
  /** Its line's id. */
  line: string
}

/** One more like it, or no more of it; both can be taken back. */
function Acts({ id, examId, number, line }: ActsProps) {
  const { t } = useLingui()
  const go = useGo()
  const act = useQuestionAct(id)
  const refused = { onError: (error: Error) => showToast({ tone: 'danger', text: error.message }) }
  const retire = () =>
    act.mutate('retire', {
      ...refused,
      onSuccess: () => {
        leaveLine(line)
        showToast({
          tone: 'success',
          text: t`Question ${number} is retired.`,
          action: { label: t`Bring back`, onAction: () => act.mutate('restore', refused) },
        })
      },
    })
  const duplicate = () =>
    act.mutate('duplicate', {
      ...refused,
      onSuccess: copy => {
        showToast({ tone: 'success', text: t`The copy is at the end of the exam.` })
        go(`/teach/exams/${examId}/questions/${copy.id}`)
      },
    })
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        isPending={act.isPending}
        aria-label={t`Duplicate question ${number}`}
        onPress={duplicate}
      >
        <Trans>Duplicate</Trans>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        isPending={act.isPending}
        aria-label={t`Retire question ${number}`}
        onPress={retire}
      >
        <Trans>Retire</Trans>
      </Button>
    </>
  )
}

/** The focus goes to the neighbour, whose place stays, before the line is gone; it stays if the user has moved on. */
function leaveLine(id: string): void {
  const line = document.getElementById(id)
  if (!line?.contains(document.activeElement)) return
  const neighbour = line.nextElementSibling ?? line.previousElementSibling
  if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true })
}

/** What is asked no more, and can be brought back. */
export function RetiredList({ exam: { exam, retired } }: { exam: ExamQuestions }) {
  if (retired.length === 0) return null
  return (
    <details className={styles.retired}>
      <summary>
        <Plural value={retired.length} one="# retired question" other="# retired questions" />
      </summary>
      <Heading level={2} className="visually-hidden">
        <Trans>Retired questions</Trans>
      </Heading>
      <Text size="sm" soft>
        <Trans>New attempts are not asked these. Attempts that had them keep them.</Trans>
      </Text>
      <ul className={styles.list}>
        {retired.map(question => (
          <RetiredLine key={question.id} examId={exam.id} question={question} />
        ))}
      </ul>
    </details>
  )
}

interface RetiredLineProps {
  examId: number
  question: ExamQuestions['retired'][number]
}

function RetiredLine({ examId, question }: RetiredLineProps) {
  const { t } = useLingui()
  const act = useQuestionAct(question.id)
  const text = excerptOf(question.body)
  return (
    <li className={styles.ways}>
      <Link as={AppLink} to={`/teach/exams/${examId}/questions/${question.id}`}>
        <Isolate>{text}</Isolate>
      </Link>
      <Badge>{kindName(question.kind)}</Badge>
      <Button
        size="sm"
        variant="secondary"
        isPending={act.isPending}
        aria-label={t`Bring back: ${text}`}
        onPress={() =>
          act.mutate('restore', {
            onError: error => showToast({ tone: 'danger', text: error.message }),
            onSuccess: () => showToast({ tone: 'success', text: t`The question is asked again.` }),
          })
        }
      >
        <Trans>Bring back</Trans>
      </Button>
    </li>
  )
}
