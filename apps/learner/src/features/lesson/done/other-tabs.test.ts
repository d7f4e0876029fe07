import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showAttendance, showMarked, showWatched } from '../api.ts'
import type { LessonAnswer } from '../lesson.ts'
import { lessonQuery } from '../queries.ts'
import { lessonPage } from '../sample.ts'
import { type DoneNews, followOtherTabs } from './other-tabs.ts'

const page = lessonPage()
const place = { lesson: page.id, course: page.course.id }
const news = { ...place, isCompleted: true, percent: 66 }
const heardHere: DoneNews[] = []
const heardThere: DoneNews[] = []
let other: BroadcastChannel
let stop: () => void
beforeEach(() => {
  heardHere.length = heardThere.length = 0
  other = new BroadcastChannel('masar-lesson-done')
  other.onmessage = ({ data }: MessageEvent<DoneNews>) => heardThere.push(data)
  stop = followOtherTabs(one => heardHere.push(one))
})
afterEach(() => {
  stop()
  other.close()
})

const answer = { is_completed: true, course_percent: 66 }
const opened = () => {
  const client = new QueryClient()
  const kept: LessonAnswer = { data: page }
  client.setQueryData(lessonQuery(page.id).queryKey, kept)
  return client
}
/** What has come by now came before this. */
const untilTold = () => expect.poll(() => heardThere).not.toEqual([])

test('a tab tells the others of what was marked, with the percentage, and hears nothing of it itself', async () => {
  const marked = { ...answer, position_seconds: 0, watched_seconds: 0, uncounted: [] }
  showMarked(opened(), place, marked)
  await untilTold()
  other.postMessage(news)
  await expect.poll(() => heardHere).toEqual([news])
  expect(heardThere).toEqual([expect.objectContaining(news)])
})

test('a live lesson that is done is told as well, once', async () => {
  const client = opened()
  const attended = { ...answer, attended_seconds: 60 }
  showAttendance(client, place.lesson, place.course, attended as never)
  showAttendance(client, place.lesson, place.course, attended as never)
  await untilTold()
  expect(heardThere).toEqual([expect.objectContaining(news)])
  expect(heardHere).toEqual([])
})

test('what was watched and is sent late is told where it is news, or where its lesson is not shown here', async () => {
  const client = opened()
  const late = { ...answer, position_seconds: 0, watched_seconds: 9, uncounted: [] }
  const elsewhere = { lesson: place.lesson + 1000, course: place.course + 1000 }
  showWatched(client, place, late)
  showWatched(client, place, late)
  showWatched(client, elsewhere, late)
  await expect.poll(() => heardThere.map(({ lesson }) => lesson)).toEqual([place.lesson, elsewhere.lesson])
})
