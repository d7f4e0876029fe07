import { queriesOf, RealtimeProvider, useGo } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Begun } from '../autosave/attempt-state.ts'
import { AnswerFiles } from '../files/answer-files.tsx'
import { ExamListener } from './exam-listener.tsx'
import { ExamNotices } from './exam-notices.tsx'
import { ExamTools } from '../tools/exam-tools.tsx'
import { forgetNotes } from '../tools/scratch-notes.ts'
import { earliestPlace } from '../model/pages.ts'
import { preloadEssays } from './essay-input.tsx'
import { ExamTop } from './exam-top.tsx'
import { Paper } from './paper.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'
import { StepBar } from './step-bar.tsx'
import { SectionLine } from './section-line.tsx'
import { Stepper } from './stepper.tsx'
import styles from './attempt.module.css'
import { preloadSubmitDialog, SubmitDialog } from './submit-dialog.tsx'
import { usePicturesAhead } from './use-pictures-ahead.ts'
import { usePlace } from './use-place.ts'
import { useAttempt } from './use-attempt.ts'
import { useLostAnswers } from './use-lost-answers.ts'

interface ExamRoomProps {
  begun: Begun
  /** The next section is under way. */
  onMoved: (begun: Begun) => void
}

/** An attempt in progress: the paper, the clock, where one is, and whether all is saved. */
export function ExamRoom({ begun, onMoved }: ExamRoomProps) {
  const go = useGo()
  const queryClient = useQueryClient()
  const { session, files, state, noteShown } = useAttempt(begun)
  const { attempt } = session
  const place = usePlace(placeKey(attempt), attempt.questions.length, earliestPlace(attempt))
  const [isSubmitting, setSubmitting] = useState(false)
  const { phase, moved } = state
  const moveOn = useEffectEvent(onMoved)
  useEffect(() => {
    if (moved) moveOn({ ...begun, ...moved })
  }, [moved, begun])
  useEffect(() => {
    preloadSubmitDialog()
    preloadEssays(attempt.questions)
  }, [attempt])
  usePicturesAhead(attempt.questions)
  useLostAnswers(session, phase)
  useEffect(() => {
    if (phase !== 'closed' && phase !== 'submitted') return
    forgetNotes(attempt.id)
    files.forget()
    void queryClient.invalidateQueries({
      ...queriesOf(
        '/exams/{id}',
        '/attempts/{id}/result',
        '/my-courses',
        '/lessons/{id}',
        '/home',
        '/certificates',
        '/learning-goal',
      ),
      refetchType: 'none',
    })
    if (phase === 'closed') go(`/exam-details/result/${attempt.id}`, { replace: true })
  })
  if (phase === 'closed' || phase === 'moved') return null
  if (phase === 'submitted') return <ReceiptScreen attempt={attempt} receipt={state.receipt ?? ''} />
  const move = (at: number) => {
    void session.flush()
    place.set({ at })
  }
  return (
    <AnswerFiles files={files}>
      <div className={styles.room}>
        <ExamTop session={session} state={state} onSubmit={() => setSubmitting(true)} />
        <RealtimeProvider>
          <ExamListener session={session} />
        </RealtimeProvider>
        {attempt.section && <SectionLine section={attempt.section} />}
        <ExamNotices session={session} state={state} />
        <div className={styles.body}>
          <Stepper attempt={attempt} answers={state.answers} place={place} onMove={move} />
          <div className={styles.main}>
            <ExamTools
              attempt={attempt}
              isDouble={place.isDouble}
              onDouble={isDouble => place.set({ isDouble })}
            />
            <Paper
              session={session}
              state={state}
              place={place}
              isDouble={place.isDouble}
              onMove={move}
              onShown={question => {
                noteShown(question)
                place.see(question)
              }}
            />
          </div>
        </div>
        <StepBar
          attempt={attempt}
          place={place}
          isWritable={phase === 'running'}
          onMove={move}
          onSubmit={() => setSubmitting(true)}
        />
        {isSubmitting && (
          <SubmitDialog
            session={session}
            state={state}
            flagged={place.flagged}
            onMove={move}
            onClose={() => setSubmitting(false)}
          />
        )}
      </div>
    </AnswerFiles>
  )
}

/** Where one is, is kept for each section by itself. */
function placeKey({ id, section }: Begun['attempt']): string {
  return section ? `${id}-${section.position}` : String(id)
}
