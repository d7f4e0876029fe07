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

/** Shows what the service made of a report, wherever the course's curriculum is shown. */
export function showProgress(
  client: QueryClient,
  lessonId: number,
  courseId: number,
  { is_completed, watched_seconds, course_percent }: ProgressAnswer,
): void {
  let isNews = false
  updateLessons(client, lesson => {
    if (lesson.course.id !== courseId) return lesson
    isNews ||= lesson.id === lessonId && lesson.is_completed !== is_completed
    const shown = withProgress(lesson, lessonId, is_completed, course_percent)
    return lesson.id === lessonId ? { ...shown, watched_seconds } : shown
  })
  if (!isNews) return
  tellOtherTabs({ lesson: lessonId, course: courseId, isCompleted: is_completed })
  void refreshAfterDone(client)
}

type Attendance =
  ClientPaths['/lessons/{id}/live/visit']['patch']['responses'][200]['content']['application/json']['data']

/** Shows what the service has counted of a live lesson. */
export function showAttendance(
  client: QueryClient,
  lessonId: number,
  courseId: number,
  { attended_seconds, is_completed, course_percent }: Attendance,
): void {
  let isNews = false
  updateLessons(client, lesson => {
    if (lesson.course.id !== courseId) return lesson
    isNews ||= lesson.id === lessonId && lesson.is_completed !== is_completed
    const shown = withProgress(lesson, lessonId, is_completed, course_percent)
    return lesson.id === lessonId && shown.live
      ? { ...shown, live: { ...shown.live, attended_seconds } }
      : shown
  })
  if (isNews) void refreshAfterDone(client)
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

/** Shows a lesson as done or not before the service has said so. */
export function showDone(
  client: QueryClient,
  lessonId: number,
  courseId: number,
  isCompleted: boolean,
): void {
  updateLessons(client, lesson =>
    lesson.course.id === courseId ? withProgress(lesson, lessonId, isCompleted) : lesson,
  )
}
