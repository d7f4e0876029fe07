import { useLingui } from '@lingui/react/macro'
import { mostExcepted, mostPeople } from '../../learn/assign/draft.ts'
import type { Chosen } from './selection.ts'

/** Says why an act cannot take the people who are chosen; undefined where it can. */
export function useBounds(): (chosen: Chosen) => string | undefined {
  const { t } = useLingui()
  return chosen => {
    if ('ids' in chosen)
      return chosen.ids.length > mostPeople
        ? t`At most 4,000 people can be chosen one by one. Choose all that match instead.`
        : undefined
    return (chosen.filters.except_ids?.length ?? 0) > mostExcepted
      ? t`At most 1,000 people can be left out of all that match. Use the filters instead.`
      : undefined
  }
}
