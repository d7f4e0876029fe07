import { type ApiError, unwrap } from '@masar/api-sdk'
import { companyApi, useGo } from '@masar/app-shell'
import { useMutation } from '@tanstack/react-query'
import { emptyDraft, type Named, putDraft } from '../../learn/assign/draft.ts'
import { addressOf } from '../../learn/place.ts'
import type { Employee } from './api.ts'
import type { Chosen } from './selection.ts'

/** As many as one act of assigning names. */
const most = 1000

/** More are chosen than can be named. */
export class TooMany extends Error {}

/** Begins to assign something to the people who are chosen. @param loaded those whose names are known */
export function useAssigning(loaded: readonly Employee[]) {
  const go = useGo()
  return useMutation<Named[], ApiError | TooMany, Chosen>({
    mutationFn: chosen => {
      if (chosen.count > most) throw new TooMany()
      return 'ids' in chosen ? Promise.resolve(namedOf(loaded, chosen.ids)) : allOf(chosen.filters)
    },
    onSuccess: people => {
      putDraft({ ...emptyDraft, people })
      go(addressOf({ view: 'assign' }))
    },
  })
}

function namedOf(loaded: readonly Employee[], ids: readonly number[]): Named[] {
  const names = new Map(loaded.map(({ id, name }) => [id, name]))
  return ids.flatMap(id => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}

/** Everybody who matches, page by page. @throws TooMany where more have come since they were counted */
async function allOf(filters: Exclude<Chosen, { ids: unknown }>['filters']): Promise<Named[]> {
  const found: Named[] = []
  let cursor: string | null = null
  do {
    const page: { data: Named[]; meta: { next_cursor: string | null } } = await unwrap(
      companyApi().GET('/employees', {
        params: { query: { ...filters, limit: 100, ...(cursor !== null && { cursor }) } },
      }),
    )
    found.push(...page.data.map(({ id, name }) => ({ id, name })))
    if (found.length > most) throw new TooMany()
    cursor = page.meta.next_cursor
  } while (cursor !== null)
  return found
}
