import { type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'
import { tellOtherTabs } from './done/other-tabs.ts'
import type { Lesson, LessonAnswer, Progress } from './lesson.ts'
import { hasClosed, withBookmark, withProgress } from './model.ts'

/** Reports progress; the request outlives the page, since the last report is made while leaving it. */
export function reportProgress(id: number, body: Progress) {
  return unwrap(
    clientApi().PUT('/lessons/{id}/progress', { params: { path: { id } }, body, keepalive: true }),
  )
}

/** What the service says to a report of progress. */
export type ProgressAnswer = Awaited<ReturnType<typeof reportProgress>>['data']

/** Every lesson page that is kept shows the same curriculum: all of them learn of a change. */
function updateLessons(client: QueryClient, change: (lesson: Lesson) => Lesson): void {
  client.setQueriesData<LessonAnswer>(
    queriesOf('/lessons/{id}'),
    answer => answer && { ...answer, data: change(answer.data) },
  )
}

interface Place {
  lesson: number
  course: number
}

/**
 * Shows what the service says of a lesson, wherever the course's curriculum is shown: in other tabs too, where it is news.
 * @param change what else of the lesson has changed
 * @param isNews for what this tab has shown before the service said it
 * @returns whether it is news
 */
function showAnswer(
  client: QueryClient,
  place: Place,
  { is_completed, course_percent }: Pick<ProgressAnswer, 'is_completed' | 'course_percent'>,
  change: (lesson: Lesson) => Lesson,
  isNews = false,
): boolean {
  updateLessons(client, lesson => {
    if (lesson.course.id !== place.course) return lesson
    const isIt = lesson.id === place.lesson
    isNews ||= isIt && lesson.is_completed !== is_completed
    const shown = withProgress(lesson, place.lesson, is_completed, course_percent)
    return isIt ? change(shown) : shown
  })
  if (isNews) tellOtherTabs({ ...place, isCompleted: is_completed, percent: course_percent })
  return isNews
}

/** Shows what the service made of a report. */
export function showProgress(
  client: QueryClient,
  lesson: number,
  course: number,
  answer: ProgressAnswer,
): void {
  if (showAnswer(client, { lesson, course }, answer, watched(answer))) void refreshAfterDone(client)
}

/** The same of what an earlier page or another tab had watched: a lesson that is not shown here may be news to other tabs. */
export function showWatched(client: QueryClient, { lesson, course }: Place, answer: ProgressAnswer): void {
  const isShown = client
    .getQueriesData<LessonAnswer>(queriesOf('/lessons/{id}'))
    .some(([, shown]) => shown?.data.id === lesson)
  if (showAnswer(client, { lesson, course }, answer, watched(answer), !isShown)) void refreshAfterDone(client)
}

/** Shows what the service made of what was marked; what else that changes is refreshed once all is shown. */
export function showMarked(client: QueryClient, { lesson, course }: Place, answer: ProgressAnswer): void {
  showAnswer(client, { lesson, course }, answer, watched(answer), true)
}

const watched =
  ({ watched_seconds }: ProgressAnswer) =>
  (lesson: Lesson): Lesson => ({ ...lesson, watched_seconds })

type Attendance =
  ClientPaths['/lessons/{id}/live/visit']['patch']['responses'][200]['content']['application/json']['data']

/** Shows what the service has counted of a live lesson. */
export function showAttendance(
  client: QueryClient,
  lesson: number,
  course: number,
  { attended_seconds, ...answer }: Attendance,
): void {
  const attend = (shown: Lesson) =>
    shown.live ? { ...shown, live: { ...shown.live, attended_seconds } } : shown
  if (showAnswer(client, { lesson, course }, answer, attend)) void refreshAfterDone(client)
}

/** What else a lesson that is done, or not any more, changes: cards of courses, and which lessons are open. */
export async function refreshAfterDone(client: QueryClient): Promise<void> {
  void client.invalidateQueries(queriesOf('/my-courses', '/home', '/certificates', '/learning-goal'))
  const isOrdered = client
    .getQueriesData<LessonAnswer>(queriesOf('/lessons/{id}'))
    .some(([, answer]) => answer && hasClosed(answer.data.course))
  if (isOrdered) await client.invalidateQueries(queriesOf('/lessons/{id}'))
}

/** Keeps how fast the person plays videos. @throws ApiError */
export async function sendPlaybackRate(rate: number): Promise<void> {
  await unwrap(clientApi().PUT('/playback-rate', { body: { rate } }))
}

/** Shows the speed that was chosen in every lesson that is kept. */
export function showPlaybackRate(client: QueryClient, rate: number): void {
  updateLessons(client, lesson => ({ ...lesson, playback_rate: rate }))
}

/** Shows that a lesson's text was read to its end, or its file opened. */
export function showSeen(client: QueryClient, lessonId: number): void {
  updateLessons(client, lesson => (lesson.id === lessonId ? { ...lesson, is_seen: true } : lesson))
}

/** @throws ApiError */
export function saveBookmark(id: number, isBookmarked: boolean): Promise<unknown> {
  const params = { params: { path: { id } } }
  return unwrap(
    isBookmarked
      ? clientApi().PUT('/lessons/{id}/bookmark', params)
      : clientApi().DELETE('/lessons/{id}/bookmark', params),
  )
}

/** Shows a lesson as marked or not wherever the course's curriculum is shown. */
export function showBookmark(client: QueryClient, lessonId: number, isBookmarked: boolean): void {
  updateLessons(client, lesson => withBookmark(lesson, lessonId, isBookmarked))
}

/** Shows a lesson as done or not: before the service has said so, or as another tab heard it. */
export function showDone(
  client: QueryClient,
  lessonId: number,
  courseId: number,
  isCompleted: boolean,
  percent?: number,
): void {
  updateLessons(client, lesson =>
    lesson.course.id === courseId ? withProgress(lesson, lessonId, isCompleted, percent) : lesson,
  )
}
