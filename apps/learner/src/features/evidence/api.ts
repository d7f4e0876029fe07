import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, saveFile } from '@masar/app-shell'
import { canonicalJson } from '@masar/text'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { sha256 } from './digest.ts'

export type EvidenceCheck = ReadAnswer<ClientPaths, '/evidence/{code}'>['data']
export type Counts = EvidenceCheck['counts']
export type Inspection =
  ClientPaths['/inspections/look']['post']['responses'][200]['content']['application/json']['data']
export type PeoplePage =
  ClientPaths['/inspections/people']['post']['responses'][200]['content']['application/json']
export type InspectedPerson = PeoplePage['data'][number]
export type CheckedCode =
  ClientPaths['/certificates/check']['post']['responses'][200]['content']['application/json']['data'][number]

/** What an inspector's link shows. Read by POST, so that the token is in no log of URLs; each read counts as an opening. */
export const inspectionQuery = (token: string) =>
  queryOptions({
    queryKey: ['client', 'inspection', token],
    queryFn: ({ signal }) =>
      unwrap(clientApi().POST('/inspections/look', { body: { inspection_link: token }, signal })),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export interface PeopleFound {
  q: string
  status: keyof Counts | undefined
}

/** The people that an inspector’s link shows, a page at a time. */
export const inspectedPeopleQuery = (token: string, { q, status }: PeopleFound) =>
  infiniteQueryOptions({
    queryKey: ['client', 'inspected-people', token, q, status],
    queryFn: ({ pageParam: cursor, signal }) => {
      const found = { ...(q !== '' && { q }), ...(status && { status }), ...(cursor !== null && { cursor }) }
      const body = { inspection_link: token, limit: 100, ...found }
      return unwrap(clientApi().POST('/inspections/people', { body, signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: last => last.meta.next_cursor,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** The whole as a file; of many thousand people it takes as long as it takes. */
function inspectionFile(token: string, form: 'json' | 'csv', signal?: AbortSignal) {
  const body = { inspection_link: token, form }
  const call = { body, parseAs: 'blob', fetch: (request: Request) => fetch(request) } as const
  return unwrap(
    clientApi().POST('/inspections/file', { ...call, ...(signal && { signal }) }),
  ) as Promise<Blob>
}

/** All the data of a link, loaded into the browser, and its hash, computed there. */
export interface WholeData {
  /** Null where the browser computes none. */
  hash: string | null
  /** All but the people, and each of them, as canonical JSON. */
  facts: string
  people: string[]
}

export const wholeDataQuery = (token: string) =>
  queryOptions({
    queryKey: ['client', 'inspection-data', token],
    queryFn: async ({ signal }): Promise<WholeData> => {
      const bytes = await (await inspectionFile(token, 'json', signal)).arrayBuffer()
      const { people, ...facts } = JSON.parse(new TextDecoder().decode(bytes)) as { people: unknown[] }
      return { hash: await sha256(bytes), facts: canonicalJson(facts), people: people.map(canonicalJson) }
    },
    staleTime: Infinity,
    structuralSharing: false,
    refetchOnWindowFocus: false,
  })

export function useSaveInspection(token: string, name: string) {
  return useMutation<void, ApiError, 'json' | 'csv'>({
    mutationFn: async form => {
      const type = form === 'json' ? 'application/json' : 'text/csv'
      saveFile(`${name}.${form}`, await inspectionFile(token, form), type)
    },
  })
}

export function useCheckCodes() {
  return useMutation<CheckedCode[], ApiError, string[]>({
    mutationFn: async codes =>
      (await unwrap(clientApi().POST('/certificates/check', { body: { codes } }))).data,
  })
}

export function useSaveChecked(name: string) {
  return useMutation<void, ApiError, string[]>({
    mutationFn: async codes => {
      const call = clientApi().POST('/certificates/check/file', { body: { codes }, parseAs: 'blob' })
      saveFile(name, (await unwrap(call)) as Blob, 'text/csv')
    },
  })
}
