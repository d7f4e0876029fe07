import { clientQuery } from '@masar/app-shell'

export const favoritesQuery = () => clientQuery('/favorites')

/** What a course is to the person signed in: enrolled, how far, saved. */
export const standingQuery = (courseId: number) =>
  clientQuery('/courses/{id}/enrolment', { path: { id: courseId } })
