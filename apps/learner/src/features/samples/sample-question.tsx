import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, Card, Icon, Isolate, linkClass, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { sampleAnswerQuery } from './api.ts'
import { SampleMessages } from './messages.ts'
import styles from './samples.module.css'

interface SampleProps {
  courseId: number
  /** The name of the course, where the question stands on another page than the course's own. */
  courseTitle?: string
  body: string
  options: readonly string[]
}

/** A question that one answers at once; the service knows what is right and tells it with the answer. */
export function SampleQuestion(props: SampleProps) {
  return (
    <SampleMessages>
      <Question {...props} />
    </SampleMessages>
  )
}

function Question({ courseId, courseTitle, body, options }: SampleProps) {
  const id = useId()
  const [chosen, setChosen] = useState<number>()
  const answer = useQuery({ ...sampleAnswerQuery(courseId, chosen ?? 0), enabled: chosen !== undefined })
  const result = chosen === undefined ? undefined : answer.data?.data
  const markOf = (option: number) => {
    if (!result) return undefined
    if (option === result.correct_option) return 'right' as const
    return option === chosen ? ('wrong' as const) : undefined
  }
  return (
    <Card className={styles.question}>
      <Text as="div" size="lg" strong dir="auto" id={id}>
        {body}
      </Text>
      <ul className={styles.options} aria-labelledby={id} aria-busy={answer.isFetching}>
        {options.map((option, index) => (
          <li key={option}>
            <button
              type="button"
              className={styles.option}
              data-is-text
              data-mark={markOf(index)}
              aria-pressed={chosen === index}
              aria-disabled={result !== undefined}
              onClick={() => result === undefined && setChosen(index)}
            >
              <Isolate>{option}</Isolate>
              {markOf(index) && <Icon of={markOf(index) === 'right' ? Check : X} size={20} />}
            </button>
          </li>
        ))}
      </ul>
      {courseTitle !== undefined && (
        <noscript>
          <CourseLink id={courseId} courseTitle={courseTitle} />
        </noscript>
      )}
      <div role="status">
        {result && (
          <div className={styles.result}>
            <Text strong>{result.is_correct ? <Trans>Correct.</Trans> : <Trans>Not quite.</Trans>}</Text>
            <Text dir="auto" measure>
              {result.explanation}
            </Text>
            {courseTitle !== undefined && <CourseLink id={courseId} courseTitle={courseTitle} />}
          </div>
        )}
        {answer.isError && (
          <Text as="div" size="sm">
            <Trans>Your answer could not be checked.</Trans>{' '}
            <Button variant="quiet" size="sm" onPress={() => void answer.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Text>
        )}
      </div>
    </Card>
  )
}

function CourseLink({ id, courseTitle }: { id: number; courseTitle: string }) {
  return (
    <AppLink to={`/Course/${id}`} className={linkClass()}>
      <Trans>
        Learn more in <Isolate>{courseTitle}</Isolate>
      </Trans>
    </AppLink>
  )
}
