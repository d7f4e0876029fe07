import type { TableSort } from '@masar/ui/table'

export const liveGroups = ['writing', 'lost', 'ended'] as const
export type LiveGroup = (typeof liveGroups)[number]
export const liveSorts = ['name', 'saved', 'answered', 'left', 'lost'] as const

/** What is shown of an exam under way, as the address says it. */
export interface LivePlace {
  show: LiveGroup | undefined
  sort: (typeof liveSorts)[number] | undefined
  order: 'down' | undefined
  names: 'hidden' | undefined
}

/** Reads the query, forgivingly. */
export function livePlaceOf(search: Record<string, unknown>): LivePlace {
  return {
    show: liveGroups.find(group => group === search['show']),
    sort: liveSorts.find(sort => sort === search['sort']),
    order: search['order'] === 'down' ? 'down' : undefined,
    names: search['names'] === 'hidden' ? 'hidden' : undefined,
  }
}

export function liveAddress(examId: number, place: LivePlace, change: Partial<LivePlace> = {}): string {
  const query = new URLSearchParams(
    Object.entries({ ...place, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ).toString()
  return `/teach/exams/${examId}/live${query === '' ? '' : `?${query}`}`
}

export function tableSortOf({ sort, order }: LivePlace): TableSort | undefined {
  return sort && { column: sort, direction: order === 'down' ? 'descending' : 'ascending' }
}

export function placeSortOf({ column, direction }: TableSort): Pick<LivePlace, 'sort' | 'order'> {
  return {
    sort: liveSorts.find(sort => sort === column),
    order: direction === 'descending' ? 'down' : undefined,
  }
}
