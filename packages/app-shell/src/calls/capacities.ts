import { type ClientPaths, unwrap } from '@masar/api-sdk'
import { queryOptions } from '@tanstack/react-query'
import { keepSignIn } from '../session/actions.ts'
import { clientApi } from '../session/apis.ts'
import { endingSession } from '../session/own-ending.ts'
import { clientQuery } from './queries.ts'

/** A capacity that the account may act in. */
export type AccountCapacity =
  ClientPaths['/auth/capacities']['get']['responses'][200]['content']['application/json']['data'][number]

/** What the account may act as; asked for when the account menu opens, or a sign-in has several to choose from. */
export const capacitiesQuery = () =>
  queryOptions({
    ...clientQuery('/auth/capacities'),
    staleTime: 60_000,
  })

/** Where a capacity's pages begin. */
export function homeOfCapacity({ capacity }: Pick<AccountCapacity, 'capacity'>): string {
  return { personal: '/', company: '/?company', operator: '/console' }[capacity]
}

/**
 * Opens a session in another capacity beside the present one, and keeps it for its area.
 * @throws ApiError when the account has the capacity no more
 */
export async function switchCapacity({
  capacity,
  company,
}: Pick<AccountCapacity, 'capacity' | 'company'>): Promise<void> {
  const body = { capacity, ...(company && { company_id: company.id }) }
  await endingSession(async () => keepSignIn((await unwrap(clientApi().POST('/auth/switch', { body }))).data))
}
