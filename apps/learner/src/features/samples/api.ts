import { clientQuery } from '@masar/app-shell'

/** Whether an option of a course's open question is right, and why. */
export const sampleAnswerQuery = (courseId: number, option: number) =>
  clientQuery('/courses/{id}/sample-answer', { path: { id: courseId }, query: { option } })
