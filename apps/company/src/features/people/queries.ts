import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyQuery } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'

export type Department = ReadAnswer<CompanyPaths, '/departments'>['data'][number]
export type Group = ReadAnswer<CompanyPaths, '/groups'>['data'][number]

export const departmentsQuery = () => ({ ...companyQuery('/departments'), staleTime: 300_000 })
export const groupsQuery = () => ({ ...companyQuery('/groups'), staleTime: 300_000 })

/** Whatever shows people is asked for again: a change to one place is seen in the counts of others. */
export function refreshPeople(client: QueryClient): Promise<void> {
  return refreshCalls(client, ['/employees', '/employee-messages', '/departments', '/groups', '/dashboard'])
}

/** After a department or group was deleted: what named it is asked for again, too. */
export async function refreshStructure(client: QueryClient): Promise<void> {
  const others = ['/requirements', '/standing-assignments', '/budgets', '/joining-links']
  await Promise.all([refreshPeople(client), refreshCalls(client, others)])
}

/** What was read by calls of company-api is asked for again. @param calls each with all below it: `/employees` */
export function refreshCalls(client: QueryClient, calls: readonly string[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const key = queryKey.at(-1)
      return queryKey[0] === 'company' && typeof key === 'string' && calls.some(call => key.startsWith(call))
    },
  })
}
