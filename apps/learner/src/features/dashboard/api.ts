import { clientPages, clientQuery } from '@masar/app-shell'
import type { Answer } from '../catalogue/types.ts'

export type Suggestion = Answer<'/suggestions'>['data'][number]

/** What to take next, each with its reason. */
export const suggestionsQuery = () => clientQuery('/suggestions')

/** The companies of the person that have chosen courses for their people. */
export const shelvesQuery = () => clientQuery('/shelves')
/** What of a company's shelf the person has not begun. */
export const shelfCoursesQuery = (company: number) =>
  clientPages('/shelves/{id}/courses', { path: { id: company }, query: { limit: 6 } })
