import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { findingOf, type ListPlace } from '../parts/found.ts'
import { refreshPeople } from '../queries.ts'
import type { RowSort } from './ways.ts'

export type EmployeeImport = ReadAnswer<CompanyPaths, '/imports/{id}'>['data']
export type ImportRow = ReadAnswer<CompanyPaths, '/imports/{id}/rows'>['data'][number]

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How a list is sent: typed lines as text, or a file, whose name says what it is. */
export function listRequest(list: string | File) {
  const type = typeof list === 'string' ? 'text/plain' : /\.xlsx$/i.test(list.name) ? xlsx : 'text/csv'
  return {
    // The body is the list itself, which no schema describes.
    body: list as never,
    bodySerializer: (body: unknown) => body,
    headers: { 'content-type': type },
  }
}

/** Uploads a list. @returns the import's id */
export async function uploadList(list: string | File, departmentId: number | null): Promise<number> {
  const { data } = await unwrap(
    companyApi().POST('/imports', {
      params: { query: departmentId === null ? {} : { department_id: departmentId } },
      ...listRequest(list),
    }),
  )
  return data.id
}

const isAtWork = (state: EmployeeImport['state'] | undefined) => state === 'reading' || state === 'inviting'

/** How far a list is; asked for again while something is done with it, whether or not events come. */
export function useImport(id: number) {
  return useQuery({
    ...companyQuery('/imports/{id}', { path: { id } }),
    refetchInterval: ({ state }) => (isAtWork(state.data?.data.state) ? 1500 : false),
  })
}

type RowState = 'faulty' | 'passed'

interface RowsAsked {
  id: number
  state: RowState
  place?: ListPlace<RowSort>
}

const rowsAfter = ({ id, state, place = {} }: RowsAsked, cursor: string | undefined, signal?: AbortSignal) =>
  unwrap(
    companyApi().GET('/imports/{id}/rows', {
      params: {
        path: { id },
        query: { state, ...findingOf(place), ...(cursor !== undefined && { cursor }), limit: 100 },
      },
      ...(signal && { signal }),
    }),
  )

/** The rows of a list in one state, page by page. */
export function useRows(asked: RowsAsked, isAsked: boolean) {
  return useInfiniteQuery({
    queryKey: ['company', 'import-rows', asked],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => rowsAfter(asked, pageParam, signal),
    getNextPageParam: ({ meta }) => meta.next_cursor,
  })
}

/** Reads every faulty row of a list, however many pages they fill. */
export function useAllFaulty(id: number) {
  return useMutation<ImportRow[], ApiError>({
    mutationFn: async () => {
      const rows: ImportRow[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: ReadAnswer<CompanyPaths, '/imports/{id}/rows'> = await rowsAfter(
          { id, state: 'faulty' },
          cursor,
        )
        rows.push(...page.data)
        cursor = page.meta.next_cursor
      }
      return rows
    },
  })
}

/** Begins or stops the inviting of a list. */
export function useImportAct(id: number, act: 'invite' | 'cancel') {
  const client = useQueryClient()
  return useMutation<unknown, ApiError>({
    mutationFn: () => {
      const params = { params: { path: { id } } }
      return unwrap(
        act === 'invite'
          ? companyApi().POST('/imports/{id}/invite', params)
          : companyApi().POST('/imports/{id}/cancel', params),
      )
    },
    onSettled: () => client.invalidateQueries(companyQuery('/imports/{id}', { path: { id } })),
  })
}

export interface Invitee {
  name: string
  email: string
  number?: string
  job?: string
  department_id?: number
  manager_id?: number
  group_ids?: number[]
}

/** Invites one person. @returns the link that the e-mail holds too */
export function useInvite() {
  const client = useQueryClient()
  return useMutation<{ link: string }, ApiError, Invitee>({
    mutationFn: async body => (await unwrap(companyApi().POST('/invitations', { body }))).data,
    onSuccess: () => void refreshPeople(client),
  })
}
