import { type ApiError, type ClientPaths, unwrap } from '@masar/api-sdk'
import type { AppName } from '@masar/site-map'
import { queryOptions } from '@tanstack/react-query'
import { queryKeyOf } from '@masar/app-shell'
import { accountApiOf } from '../api/account-api.ts'
import type { Answer } from './api.ts'

export type OwnSession = Answer<ClientPaths['/auth/sessions']['get']>[number]

/** Where the account is signed in. */
export const sessionsQuery = (app: AppName) =>
  queryOptions<OwnSession[], ApiError>({
    queryKey: queryKeyOf(app === 'company' ? 'company' : 'client', '/auth/sessions'),
    queryFn: async ({ signal }) => (await unwrap(accountApiOf(app).GET('/auth/sessions', { signal }))).data,
  })
