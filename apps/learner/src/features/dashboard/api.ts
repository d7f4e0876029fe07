import { clientQuery } from '@masar/app-shell'
import type { Answer } from '../catalogue/types.ts'

export type Suggestion = Answer<'/suggestions'>['data'][number]

/** What to take next, each with its reason. */
export const suggestionsQuery = () => clientQuery('/suggestions')
