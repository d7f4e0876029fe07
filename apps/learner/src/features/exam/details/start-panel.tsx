import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { useGo } from '@masar/app-shell'
import { Banner, Button, Card, formatDate, Heading, PasswordField, Text, useTimeZone, useUi } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { ExamDetails } from '../api.ts'
import { begin, handOver } from '../autosave/begin.ts'
import { Blocked } from './blocked.tsx'
import styles from './details.module.css'
import type { Standing } from './model.ts'

/** The one act of the page: start or go on, or why not and when. */
export function StartPanel({ exam, standing }: { exam: ExamDetails; standing: Standing }) {
  return (
    <Card as="section" className={styles.panel}>
      {standing.can === 'start' || standing.can === 'resume' || standing.can === 'hand-in' ? (
        <Ready exam={exam} does={standing.can} />
      ) : (
        <Blocked exam={exam} standing={standing} />
      )}
    </Card>
  )
}

type Act = 'start' | 'resume' | 'hand-in'

function Ready({ exam, does }: { exam: ExamDetails; does: Act }) {
  const go = useGo()
  const isResumed = does !== 'start'
  const asksPassword = exam.has_password && !isResumed
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const starting = useMutation({
    mutationFn: () => begin(exam.id, asksPassword ? password : null),
    onSuccess: begun => {
      handOver(exam.id, begun)
      go(`/exam/${exam.id}`)
    },
    onError: error => isWrongPassword(error) && field.current?.focus(),
  })
  const { error } = starting
  const isWrong = isWrongPassword(error)
  const start = () => {
    const isEmpty = asksPassword && password.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else if (!starting.isPending) starting.mutate()
  }
  return (
    <form
      className={styles.start}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        start()
      }}
    >
      <Invitation exam={exam} does={does} />
      {asksPassword && (
        <ExamPassword
          field={field}
          value={password}
          passwordError={isWrong && error ? error.message : null}
          isMissing={isMissing}
          onChange={setPassword}
        />
      )}
      {error && !isWrong && (
        <Banner tone="danger" role="alert">
          {error instanceof ApiError && error.kind === 'answer' ? (
            error.message
          ) : (
            <Trans>There is no connection. Try again once you are connected; no attempt is lost.</Trans>
          )}
        </Banner>
      )}
      <Button type="submit" size="lg" wide isPending={starting.isPending}>
        <ActWords does={does} />
      </Button>
      {!isResumed && exam.attempts_left !== null && (
        <Text size="sm" soft>
          <Plural
            value={exam.attempts_left}
            one="This uses your last attempt."
            other="This uses one of # attempts left."
          />
        </Text>
      )}
    </form>
  )
}

/** What the act does, or why there is little time for it. */
function Invitation({ exam, does }: { exam: ExamDetails; does: Act }) {
  switch (does) {
    case 'start':
      return (
        <>
          <Heading level={2} size="md">
            <Trans>Ready?</Trans>
          </Heading>
          <EndsBy exam={exam} />
        </>
      )
    case 'resume':
      return (
        <>
          <Heading level={2} size="md">
            <Trans>Your attempt is running</Trans>
          </Heading>
          <Text soft>
            <Trans>Everything that was saved is there. The clock has kept running.</Trans>
          </Text>
        </>
      )
    case 'hand-in':
      return (
        <div role="status">
          <Heading level={2} size="md">
            <Trans>Time is up</Trans>
          </Heading>
          <Text soft>
            <Trans>
              Your last answers are being taken in; the attempt ends in less than a minute. If this device
              still has answers to send, open the exam now.
            </Trans>
          </Text>
        </div>
      )
  }
}

function ActWords({ does }: { does: Act }) {
  switch (does) {
    case 'start':
      return <Trans>Start the exam</Trans>
    case 'resume':
      return <Trans>Continue the exam</Trans>
    case 'hand-in':
      return <Trans>Send what is left</Trans>
  }
}

const isWrongPassword = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'exam_password_wrong'

interface ExamPasswordProps {
  field: RefObject<HTMLInputElement | null>
  value: string
  /** What the service said of it. */
  passwordError: string | null
  isMissing: boolean
  onChange: (password: string) => void
}

/** The password that the instructor gave the class; what was typed stays when it is wrong. */
function ExamPassword({ field, value, passwordError, isMissing, onChange }: ExamPasswordProps) {
  const { t } = useLingui()
  return (
    <PasswordField
      ref={field}
      label={t`Password of the exam`}
      hint={t`Your instructor gives it to you. It is not the password of your account.`}
      error={isMissing ? t`Type the password to start.` : (passwordError ?? undefined)}
      // Not a personal password: a password manager would offer the account's.
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  )
}

/** Which of the two will end it: the time limit, or the closing. */
function EndsBy({ exam }: { exam: ExamDetails }) {
  const { tag } = useUi()
  const timeZone = useTimeZone()
  if (exam.ends_by === null)
    return (
      <Text soft>
        <Trans>There is no time limit. Your answers wait for you.</Trans>
      </Text>
    )
  const at = formatDate(tag, new Date(exam.ends_by.at), {
    timeZone,
    timeStyle: 'short',
    ...(isFar(exam) && { dateStyle: 'long' }),
  })
  return (
    <Text soft>
      {exam.ends_by.reason === 'closing' ? (
        <Trans>Started now, it ends at {at}, because the exam closes then.</Trans>
      ) : (
        <Trans>Started now, it ends at {at}, when your time is up.</Trans>
      )}
    </Text>
  )
}

const isFar = ({ ends_by, server_time }: ExamDetails) =>
  ends_by !== null && Date.parse(ends_by.at) - Date.parse(server_time) > 12 * 3_600_000
