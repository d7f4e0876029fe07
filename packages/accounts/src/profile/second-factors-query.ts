import { type ApiError, type ClientPaths, unwrap } from '@masar/api-sdk'
import type { AppName } from '@masar/site-map'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '@masar/app-shell'
import { accountApiOf } from '../api/account-api.ts'
import type { Answer } from './api.ts'

/** The second factors of one's own account. */
export type SecondFactors = Answer<ClientPaths['/auth/second-factors']['get']>
export type Passkey = SecondFactors['passkeys'][number]

const secondFactorsQuery = (app: AppName) =>
  queryOptions<SecondFactors, ApiError>({
    queryKey: [app === 'company' ? 'company' : 'client', 'own second factors'],
    queryFn: async ({ signal }) =>
      (await unwrap(accountApiOf(app).GET('/auth/second-factors', { signal }))).data,
  })

export function useSecondFactors() {
  return useQuery(secondFactorsQuery(useApp().app))
}

/** Refetches the factors, after one of them has changed. */
export function useFactorsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { app } = useApp()
  return () => queryClient.invalidateQueries({ queryKey: secondFactorsQuery(app).queryKey })
}

/** Whether the account asks for a second step. */
export function isGuarded({ totp, passkeys }: SecondFactors): boolean {
  return totp !== null || passkeys.length > 0
}
