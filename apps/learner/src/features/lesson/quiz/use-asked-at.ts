import { useEffect, useEffectEvent, useRef } from 'react'
import type { VideoClock } from '../video-clock.ts'
import type { QuizQuestion } from './api.ts'

type Asked = Pick<QuizQuestion, 'id' | 'at_second' | 'is_solved'>

/** Playing reaches a second within this many; more is a jump, which asks nothing. */
const stride = 2

/** The question that playing on from one second to another comes by, which is not solved and was not asked yet. */
export function askedBetween(
  questions: readonly Asked[],
  from: number,
  to: number,
  asked: ReadonlySet<number>,
): Asked | undefined {
  if (to <= from || to - from > stride) return undefined
  return questions.find(
    ({ id, at_second, is_solved }) =>
      at_second !== null && !is_solved && !asked.has(id) && from < at_second && at_second <= to,
  )
}

/** Stops the video where a question is to be asked, once on this page. @param show called with it */
export function useAskedAt(questions: readonly Asked[], clock: VideoClock, show: (id: number) => void): void {
  const last = useRef(0)
  const asked = useRef(new Set<number>())
  const look = useEffectEvent(() => {
    const now = clock.now()
    const question = askedBetween(questions, last.current, now, asked.current)
    last.current = now
    if (!question) return
    asked.current.add(question.id)
    clock.video.current?.pause()
    show(question.id)
  })
  useEffect(() => {
    last.current = clock.now()
    return clock.subscribe(() => look())
  }, [clock])
}
