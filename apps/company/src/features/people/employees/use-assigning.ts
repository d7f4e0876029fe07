import { companyQuery, useGo } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { emptyDraft, type Named, putDraft } from '../../learn/assign/draft.ts'
import { addressOf } from '../../learn/place.ts'
import type { Chosen } from './selection.ts'

/** As many as one call gives the names of. */
const mostAsked = 100

/**
 * Begins to assign something to the people who are chosen.
 * @param people those chosen one by one, as far as their names are known; the others are asked for
 */
export function useAssigning(people: readonly Named[]): (chosen: Chosen) => Promise<void> {
  const go = useGo()
  const client = useQueryClient()
  const namesOf = async (ids: readonly number[]): Promise<Named[]> => {
    const known = new Set(people.map(({ id }) => id))
    const unknown = ids.filter(id => !known.has(id))
    const found: Named[] = [...people]
    for (let at = 0; at < unknown.length; at += mostAsked) {
      const asked = unknown.slice(at, at + mostAsked)
      const { data } = await client.fetchQuery(
        companyQuery('/employees', { query: { ids: asked.join(), limit: mostAsked } }),
      )
      found.push(...data)
    }
    return found
  }
  return async chosen => {
    const whom =
      'ids' in chosen
        ? { people: (await namesOf(chosen.ids)).map(({ id, name }) => ({ id, name })) }
        : { matching: chosen }
    putDraft({ ...emptyDraft, ...whom })
    go(addressOf({ view: 'assign' }))
  }
}
