import type { ClientPaths } from '@masar/api-sdk'

export type LessonAnswer =
  ClientPaths['/lessons/{id}']['get']['responses'][200]['content']['application/json']
/** A lesson as the player reads it. */
export type Lesson = LessonAnswer['data']
/** What a report of progress says. */
export type Progress =
  ClientPaths['/lessons/{id}/progress']['put']['requestBody']['content']['application/json']
