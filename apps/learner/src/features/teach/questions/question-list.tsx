import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useGo, useTypedWords } from '@masar/app-shell'
import { Badge, Button, Heading, Icon, Isolate, Link, LinkButton, SearchField, Switch, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Printer, Upload } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { type ExamQuestions, type ExamSettings, settingsQuery } from '../exam/api.ts'
import { statisticsQuery } from '../queries.ts'
import { useWritten } from '../statistics/use-written.ts'
import { flawsOf } from './checks.ts'
import { ExportMenu } from './export-menu.tsx'
import { foundIn, type NumberedQuestion } from './find.ts'
import { questionsAddress, type QuestionsPlace } from './place.ts'
import { QuestionCard, type Showing } from './question-card.tsx'
import styles from './questions.module.css'
import { asksForKey } from './shortcut.ts'

/** The questions that are looked for, by section, with what can be done with all of them. */
export function QuestionList({ exam, place }: { exam: ExamQuestions; place: QuestionsPlace }) {
  const { t } = useLingui()
  const go = useGo()
  const { id } = exam.exam
  const { data: settings } = useQuery(settingsQuery(id))
  const all = useMemo(() => numbered(exam), [exam])
  const shown = foundIn(all, place.q, place.only === 'flawed')
  const change = (to: Partial<QuestionsPlace>) =>
    go(questionsAddress(id, place, to), { replace: true, resetScroll: false })
  const showing = { isKeyShown: place.key === 'shown', isDouble: place.both === 'shown' }
  useNamedQuestion()
  const toggle = (event: KeyboardEvent) => {
    if (!asksForKey(event.nativeEvent)) return
    change({ key: showing.isKeyShown ? undefined : 'shown' })
  }
  return (
    <div role="group" aria-label={t`Questions`} className={styles.section} onKeyDown={toggle}>
      <Tools
        exam={exam}
        place={place}
        flawed={all.filter(({ flaws }) => flaws.length > 0).length}
        onChange={change}
      />
      <Text role="status" size="sm" soft>
        <Plural value={shown.length} _0="No question fits" one="# question" other="# questions" />
      </Text>
      {sectionsOf(shown, settings?.data.sections ?? []).map(({ section, questions }) => (
        <section key={section?.id ?? 0} className={styles.section}>
          {section && (
            <Heading level={2}>
              <Isolate>{section.title}</Isolate>
            </Heading>
          )}
          <ol className={styles.list}>
            {questions.map(each => (
              <Line
                key={each.question.id}
                examId={id}
                settings={settings?.data}
                level={section ? 3 : 2}
                {...each}
                {...showing}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function numbered({ questions, course }: ExamQuestions): NumberedQuestion[] {
  return questions.map((question, at) => ({
    question,
    number: at + 1,
    flaws: flawsOf(question.written, course.languages),
  }))
}

type Section = ExamSettings['sections'][number]

/** In the order of the sections; in one list where there are none. */
function sectionsOf(questions: readonly NumberedQuestion[], sections: readonly Section[]) {
  if (sections.length === 0) return [{ section: null, questions }]
  return sections
    .map(section => ({
      section,
      questions: questions.filter(({ question }) => question.section_id === section.id),
    }))
    .filter(part => part.questions.length > 0)
}

/** Whoever comes for one question finds it: the address names it. */
function useNamedQuestion(): void {
  useEffect(() => {
    const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
    named?.scrollIntoView({ block: 'start' })
    named?.focus({ preventScroll: true })
  }, [])
}

interface ToolsProps {
  exam: ExamQuestions
  place: QuestionsPlace
  flawed: number
  onChange: (to: Partial<QuestionsPlace>) => void
}

function Tools({ exam, place, flawed, onChange }: ToolsProps) {
  const { t } = useLingui()
  const { id } = exam.exam
  const { typed, setTyped } = useTypedWords(place.q, q => onChange({ q: q.trim() }))
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          className={styles.search ?? ''}
          label={t`Search the questions`}
          value={typed}
          onChange={setTyped}
        />
        <LinkButton as={AppLink} to={`/teach/exams/${id}/questions/import`} size="sm" variant="secondary">
          <Icon of={Upload} />
          <Trans>Bring in from a file</Trans>
        </LinkButton>
        <ExportMenu exam={exam.exam} isDisabled={exam.questions.length === 0} />
        <Button size="sm" variant="quiet" iconStart={Printer} onPress={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className={styles.switches}>
        <Switch
          checked={place.key === 'shown'}
          onChange={isOn => onChange({ key: isOn ? 'shown' : undefined })}
        >
          <Trans>
            Show the key (<kbd>K</kbd>)
          </Trans>
        </Switch>
        <Switch
          checked={place.both === 'shown'}
          onChange={isOn => onChange({ both: isOn ? 'shown' : undefined })}
        >
          <Trans>Both languages side by side</Trans>
        </Switch>
        {(flawed > 0 || place.only) && (
          <Switch
            checked={place.only === 'flawed'}
            onChange={isOn => onChange({ only: isOn ? 'flawed' : undefined })}
          >
            <Plural value={flawed} one="Only # that needs a look" other="Only # that need a look" />
          </Switch>
        )}
      </div>
    </>
  )
}

interface LineProps extends NumberedQuestion, Showing {
  examId: number
  settings: ExamSettings | undefined
  level: 2 | 3
}

function Line({ examId, settings, level, question, number, flaws, ...showing }: LineProps) {
  const { t } = useLingui()
  const percent = useWritten('%')
  const { data: statistics } = useQuery(statisticsQuery(examId, undefined))
  const item = statistics?.data.items.find(({ id }) => id === question.id)
  const pool = settings?.pools.find(({ id }) => id === question.pool_id)
  const facility = item && item.facility !== null ? percent(item.facility) : null
  return (
    <QuestionCard
      id={`question-${question.key}`}
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
          to={`/teach/exams/${examId}/questions/${question.id}/regrade`}
          aria-label={t`Correct the key of question ${number}`}
        >
          <Trans>Correct the key</Trans>
        </Link>
      </div>
    </QuestionCard>
  )
}
