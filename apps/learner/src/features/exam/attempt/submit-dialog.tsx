import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { Banner, Button, formatNumber, Text, useUi } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import { isAnswered } from '../model/answers.ts'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { useFilesUnderWay, useQuestionsWithFiles } from '../files/answer-files.tsx'
import { SectionFacts } from './section-line.tsx'
import styles from './attempt.module.css'
import stepperStyles from './stepper.module.css'

const loadDialog = () => import('@masar/ui/dialog')
const Dialog = lazy(() => loadDialog().then(module => ({ default: module.Dialog })))

/** Fetched with the exam, not when pressed: by then the network may be gone. */
export function preloadSubmitDialog(): void {
  loadDialog().catch((error: unknown) => console.warn('the dialog is fetched again when it is needed', error))
}

interface SubmitDialogProps {
  session: AttemptSession
  state: AttemptState
  flagged: readonly number[]
  onMove: (at: number) => void
  onClose: () => void
}

/** Before handing in, or going on to the next section: what is empty or marked, each a way back to it. */
export function SubmitDialog({ session, state, flagged, onMove, onClose }: SubmitDialogProps) {
  const [error, setError] = useState<ApiError | null>(null)
  const { questions, navigation, section } = session.attempt
  const next = section?.next ?? null
  const places = questions.map(({ id }, at) => ({ id, at }))
  const hasFiles = useQuestionsWithFiles()
  const underWay = useFilesUnderWay()
  const empty = places.filter(({ id }) => !isAnswered(state.answers[id]?.value) && !hasFiles(id))
  const marked = places.filter(({ id }) => flagged.includes(id))
  const submit = async () => {
    setError(null)
    try {
      await (next ? session.leaveSection() : session.submit())
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
    }
  }
  const show = (at: number) => {
    onClose()
    onMove(at)
  }
  const isPending = state.phase === 'submitting'
  const shared = { isForward: navigation === 'forward', onShow: show }
  return (
    <Suspense fallback={null}>
      <Dialog
        role="alertdialog"
        isOpen
        onOpenChange={isOpen => {
          if (!isOpen && !isPending) onClose()
        }}
        title={next ? <Trans>Continue to the next section?</Trans> : <Trans>Submit the exam?</Trans>}
        actions={
          <>
            <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
              <Trans>Back to the questions</Trans>
            </Button>
            <Button isPending={isPending} isDisabled={underWay > 0} onPress={() => void submit()}>
              {next ? <Trans>Continue</Trans> : <Trans>Submit the exam</Trans>}
            </Button>
          </>
        }
      >
        <div className={styles.submit}>
          <Text>
            {empty.length === 0 ? (
              <Trans>Every question is answered.</Trans>
            ) : (
              <Plural
                value={empty.length}
                one="# question has no answer:"
                other="# questions have no answer:"
              />
            )}
          </Text>
          <Places places={empty} {...shared} />
          {marked.length > 0 && (
            <Text>
              <Trans>Flagged for review:</Trans>
            </Text>
          )}
          <Places places={marked} {...shared} />
          <Text soft size="sm">
            {next ? (
              <Trans>
                There is no way back to this section, and the time of the next one begins at once:
              </Trans>
            ) : (
              <Trans>After submitting, answers cannot be changed.</Trans>
            )}
          </Text>
          {underWay > 0 && <FilesUnderWay count={underWay} />}
          {next && <SectionFacts section={next} />}
          {error && <SubmitError error={error} />}
        </div>
      </Dialog>
    </Suspense>
  )
}

function Places({
  places,
  isForward,
  onShow,
}: {
  places: readonly { id: number; at: number }[]
  isForward: boolean
  onShow: (at: number) => void
}) {
  const { t } = useLingui()
  const { tag } = useUi()
  if (places.length === 0) return null
  return (
    <ul className={stepperStyles.steps}>
      {places.map(({ id, at }) => {
        const number = at + 1
        return (
          <li key={id}>
            <button
              type="button"
              className={stepperStyles.step}
              aria-label={t`Question ${number}`}
              disabled={isForward}
              onClick={() => onShow(at)}
            >
              {formatNumber(tag, number)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A file that has not arrived would be missing: handing in waits for it, or it is removed. */
function FilesUnderWay({ count }: { count: number }) {
  return (
    <Banner tone="warning" role="status">
      <Plural
        value={count}
        one="# file is still on its way. Wait until it has arrived, or go back and remove it."
        other="# files are still on their way. Wait until they have arrived, or go back and remove them."
      />
    </Banner>
  )
}

function SubmitError({ error }: { error: ApiError }) {
  if (error.kind === 'answer')
    return (
      <Banner tone="danger" role="alert">
        {error.message}
      </Banner>
    )
  return (
    <Banner tone="warning" role="alert" title={<Trans>Not submitted yet: there is no connection</Trans>}>
      <Trans>
        Your answers are kept on this device. Submit again once you are connected; at the deadline the server
        automatically submits what has reached it.
      </Trans>
    </Banner>
  )
}
