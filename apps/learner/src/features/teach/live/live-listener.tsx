import { queriesOf } from '@masar/app-shell'
import { examLiveChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** A class changes many times a second; the list is fetched once in so many milliseconds. */
const atMostEveryMs = 1000

/** Fetches the list when something has changed, and after each reconnect. */
export function LiveListener({ examId }: { examId: number }) {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const refreshSoon = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void client.invalidateQueries(queriesOf('/exams/{id}/live', '/exams/{id}/allowances'))
    }, atMostEveryMs)
  }
  useChannelEvent(examLiveChannel(examId), 'ExamAttemptsChanged', refreshSoon)
  useCatchUp(refreshSoon)
  return null
}
