import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, Card, Icon, Isolate, linkClass, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { Home } from '../home/api.ts'
import { sampleAnswerQuery } from './api.ts'
import { Station } from './station.tsx'
import styles from './stations.module.css'

type Sample = NonNullable<Home['sample']>

/** A question that one answers at once; the service knows what is right and tells it with the answer. */
export function TryQuestion({ sample }: { sample: Sample }) {
  const { course, body, options } = sample
  const [chosen, setChosen] = useState<number>()
  const answer = useQuery({ ...sampleAnswerQuery(course.id, chosen ?? 0), enabled: chosen !== undefined })
  const result = chosen === undefined ? undefined : answer.data?.data
  const markOf = (option: number) => {
    if (!result) return undefined
    if (option === result.correct_option) return 'right' as const
    return option === chosen ? ('wrong' as const) : undefined
  }
  return (
    <Station
      id="question"
      title={<Trans>Try a question</Trans>}
      lead={<Trans>This is what a question looks like in our exams. This one counts for nothing.</Trans>}
      side="end"
    >
      <Card className={styles.question}>
        <Text as="div" size="lg" strong dir="auto" id="question-body">
          {body}
        </Text>
        <ul className={styles.options} aria-labelledby="question-body" aria-busy={answer.isFetching}>
          {options.map((option, index) => (
            <li key={option}>
              <button
                type="button"
                className={styles.option}
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
        <div role="status">
          {result && <Result result={result} course={course} />}
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
    </Station>
  )
}

function Result({
  result,
  course,
}: {
  result: { is_correct: boolean; explanation: string }
  course: Sample['course']
}) {
  return (
    <div className={styles.result}>
      <Text strong>{result.is_correct ? <Trans>Correct.</Trans> : <Trans>Not quite.</Trans>}</Text>
      <Text dir="auto" measure>
        {result.explanation}
      </Text>
      <AppLink to={`/Course/${course.id}`} className={linkClass()}>
        <Trans>
          Learn more in <Isolate>{course.title}</Isolate>
        </Trans>
      </AppLink>
    </div>
  )
}
