import { type ApiError, type CompanyPaths, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery, keyOf } from '@masar/app-shell'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { EmployeeFilters } from './filters.ts'

export type EmployeesAnswer =
  CompanyPaths['/employees']['get']['responses'][200]['content']['application/json']
export type Employee = EmployeesAnswer['data'][number]

/** The company's people, page by page. */
export function employeesQuery({ q, state, department, sort }: EmployeeFilters) {
  const query = {
    ...(q !== undefined && { q }),
    ...(state && { state }),
    ...(department !== undefined && { department }),
    ...(sort && { sort }),
  }
  return infiniteQueryOptions<
    EmployeesAnswer,
    ApiError,
    InfiniteData<EmployeesAnswer, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['company', 'pages', keyOf('/employees', query)],
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        companyApi().GET('/employees', {
          params: { query: { ...query, ...(pageParam !== undefined && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: last => last.meta.next_cursor ?? undefined,
  })
}

export const departmentsQuery = () => ({
  ...companyQuery('/departments', signal => companyApi().GET('/departments', { signal })),
  staleTime: 300_000,
})
