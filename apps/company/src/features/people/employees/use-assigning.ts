import { useGo } from '@masar/app-shell'
import { emptyDraft, mostPeople, type Named, putDraft } from '../../learn/assign/draft.ts'
import { addressOf } from '../../learn/place.ts'
import type { Employee } from './api.ts'
import type { Chosen } from './selection.ts'

/**
 * Begins to assign something to the people who are chosen.
 * @param loaded those whose names are known
 * @returns false where more are chosen one by one than can be named
 */
export function useAssigning(loaded: readonly Employee[]): (chosen: Chosen) => boolean {
  const go = useGo()
  return chosen => {
    if ('ids' in chosen && chosen.ids.length > mostPeople) return false
    putDraft({
      ...emptyDraft,
      ...('ids' in chosen ? { people: namedOf(loaded, chosen.ids) } : { matching: chosen }),
    })
    go(addressOf({ view: 'assign' }))
    return true
  }
}

function namedOf(loaded: readonly Employee[], ids: readonly number[]): Named[] {
  const names = new Map(loaded.map(({ id, name }) => [id, name]))
  return ids.flatMap(id => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}
