import { localeOfPath } from '@masar/site-map'
import type { Attempt } from '../api.ts'
import { forgetOwn, keepOwn, readOwn } from '../../kept/use-kept.ts'
import type { AttemptFiles, FilesState } from '../files/attempt-files.ts'
import type { Answers } from '../model/answers.ts'
import type { AttemptSession } from './attempt-session.ts'
import type { Begun } from './attempt-state.ts'
import { tabSessionLock } from './session-lock.ts'

type Kept = Pick<Begun, 'attempt' | 'sample'>
/** As an earlier release may have kept it: nothing was said of pages, and each question had its own. */
type EverKept = Omit<Kept, 'attempt'> & { attempt: Omit<Attempt, 'questions_per_page'> }

const pathOf = (examId: number) => `/exam/${examId}`
const locale = () => localeOfPath(location.pathname)

/** The attempt as this browser kept it, for a page that is loaded without a network; null where there is none. */
export async function keptAttempt(examId: number): Promise<Begun | null> {
  const kept = await readOwn<EverKept>(pathOf(examId), locale())
  const attempt = kept && { questions_per_page: 1, ...kept.attempt }
  return kept && attempt && { ...kept, attempt, sessionLock: await tabSessionLock() }
}

/** It has ended, or there is none any more. */
export function forgetAttempt(examId: number): Promise<void> {
  return forgetOwn(pathOf(examId), locale())
}

/** The paper with the answers that the service has; those that it does not have wait in a store of their own. */
export function withSaved(attempt: Attempt, answers: Answers): Attempt {
  return {
    ...attempt,
    questions: attempt.questions.map(question => {
      const answer = answers[question.id]
      return answer && answer.revision <= answer.saved
        ? { ...question, answer: answer.value, revision: answer.saved }
        : question
    }),
  }
}

/** The paper with the files that the service has, as this page knows of them. */
function withFiles(attempt: Attempt, stored: FilesState['stored']): Attempt {
  return {
    ...attempt,
    questions: attempt.questions.map(question => {
      const files = stored[question.id] ?? []
      return files.length > 0 || question.files ? { ...question, files: [...files] } : question
    }),
  }
}

/** Keeps an attempt while it is under way, with each answer and file that the service has taken. @returns what ends it */
export function keepAttempt(
  { attempt: started, sample }: Begun,
  session: AttemptSession,
  files: Pick<AttemptFiles, 'state' | 'subscribe'>,
): () => void {
  let attempt = started
  let shown: unknown
  let held: unknown
  let writing = Promise.resolve()
  const keep = () => {
    const { answers, deadline, phase } = session.state()
    if (phase === 'closed' || phase === 'submitted') {
      writing = writing.then(() => forgetAttempt(started.exam_id))
      return
    }
    const { stored } = files.state()
    if (answers === shown && stored === held) return
    shown = answers
    held = stored
    attempt = { ...withFiles(withSaved(attempt, answers), stored), deadline_at: deadline }
    // One after another: an older one never overwrites a newer one.
    const page = { title: started.title, data: { attempt, sample } satisfies Kept }
    writing = writing.then(() =>
      shown === answers && held === stored ? keepOwn(pathOf(started.exam_id), locale(), page) : undefined,
    )
  }
  keep()
  const ends = [session.subscribe(keep), files.subscribe(keep)]
  return () => ends.forEach(end => end())
}
