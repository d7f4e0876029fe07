import { lessonQuestionsChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshQuestions, showPost } from './api.ts'

/** So long, at most, until what others did is read: not every reader of a lesson asks at the same moment. In milliseconds. */
const spread = 1500

/** Keeps the questions of a lesson as they stand, while others ask and answer. */
export function useLiveQuestions(lessonId: number): void {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const refreshSoon = () => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void refreshQuestions(client), Math.random() * spread)
  }
  const channel = lessonQuestionsChannel(lessonId)
  useChannelEvent(channel, 'QuestionChanged', refreshSoon)
  useChannelEvent(channel, 'PostVoted', ({ post_id: id, votes }) => showPost(client, id, { votes }))
  useCatchUp(refreshSoon)
}
