import { Plural, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Heading, Isolate, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { type ExamQuestions, type ExamSettings, settingsQuery } from '../exam/api.ts'
import { flawsOf } from './checks.ts'
import { foundIn, type NumberedQuestion } from './find.ts'
import { questionsAddress, type QuestionsPlace } from './place.ts'
import { Line, RetiredList } from './question-line.tsx'
import { Tools } from './question-tools.tsx'
import styles from './questions.module.css'
import { asksForKey } from './shortcut.ts'

/** The questions that are looked for, by section, with what can be done with all of them. */
export function QuestionList({ exam, place }: { exam: ExamQuestions; place: QuestionsPlace }) {
  const { t } = useLingui()
  const go = useGo()
  const { id } = exam.exam
  const { data: settings } = useQuery(settingsQuery(id))
  const all = useMemo(() => numbered(exam), [exam])
  const shown = foundIn(all, place)
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
      <RetiredList exam={exam} />
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

/** A link to one question scrolls to it: the URL names it. */
function useNamedQuestion(): void {
  useEffect(() => {
    const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
    named?.scrollIntoView({ block: 'start' })
    named?.focus({ preventScroll: true })
  }, [])
}
