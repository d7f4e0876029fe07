import { useGo } from '@masar/app-shell'
import { emptyDraft, mostPeople, type Named, putDraft } from '../../learn/assign/draft.ts'
import { addressOf } from '../../learn/place.ts'
import type { Chosen } from './selection.ts'

/**
 * Begins to assign something to the people who are chosen.
 * @param people those chosen one by one
 * @returns false where more are chosen one by one than can be named
 */
export function useAssigning(people: readonly Named[]): (chosen: Chosen) => boolean {
  const go = useGo()
  return chosen => {
    if ('ids' in chosen && chosen.ids.length > mostPeople) return false
    putDraft({
      ...emptyDraft,
      ...('ids' in chosen ? { people: people.map(({ id, name }) => ({ id, name })) } : { matching: chosen }),
    })
    go(addressOf({ view: 'assign' }))
    return true
  }
}
