import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useTypedWords } from '@masar/app-shell'
import { DateText, DurationText, Isolate, RadioGroup, Skeleton, Text, TextField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExamLearner, learnersQuery } from './api.ts'
import styles from './live.module.css'

interface LearnerFieldProps {
  examId: number
  value: number | null
  error: string | undefined
  onChange: (learner: number) => void
}

/** One of those who may take the exam, found by a part of the name, however it is spelled. */
export function LearnerField({ examId, value, error, onChange }: LearnerFieldProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const { typed, setTyped } = useTypedWords(words, setWords)
  const query = useQuery(learnersQuery(examId, words.trim()))
  const found = query.data?.data ?? []
  return (
    <div className={styles.given}>
      <TextField
        type="search"
        label={t`Find a learner by name`}
        isOptional
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      {query.error && !query.data ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : !query.data ? (
        <Skeleton width="60%" />
      ) : (
        <>
          <RadioGroup
            label={t`Learners found`}
            value={value === null ? null : String(value)}
            error={error}
            options={found.map(learner => ({
              value: String(learner.id),
              label: <Isolate>{learner.name}</Isolate>,
              hint: <Had learner={learner} />,
            }))}
            onChange={id => onChange(Number(id))}
          />
          <Text size="sm" soft role="status">
            {found.length === 0 && <Trans>Nobody who may take this exam has such a name.</Trans>}
            {found.length === most && (
              <Trans>The first 20 are shown. Type more of the name to find others.</Trans>
            )}
          </Text>
        </>
      )}
    </div>
  )
}

const most = 20

/** What a learner has used, and was given already. */
function Had({ learner }: { learner: ExamLearner }) {
  return (
    <>
      <Plural
        value={learner.attempts}
        _0="No attempt so far"
        one="# attempt so far"
        other="# attempts so far"
      />
      {learner.is_under_way && (
        <>
          {' · '}
          <Trans>In the exam</Trans>
        </>
      )}
      {learner.extra_seconds > 0 && (
        <>
          {' · '}
          <Trans>
            Extra time: <DurationText seconds={learner.extra_seconds} />.
          </Trans>
        </>
      )}
      {learner.closes_at !== null && (
        <>
          {' · '}
          <Trans>
            Closes on <DateText value={learner.closes_at} format="time" />
          </Trans>
        </>
      )}
      {learner.extra_attempts > 0 && (
        <>
          {' · '}
          <Plural value={learner.extra_attempts} one="# extra attempt" other="# extra attempts" />
        </>
      )}
    </>
  )
}
