import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { findingOf } from '../people/parts/found.ts'
import type { HistoryPlace } from '../people/parts/history-tools.tsx'
import { refreshCalls } from '../people/queries.ts'

export type CompanySettings = ReadAnswer<CompanyPaths, '/company'>['data']
type Change = NonNullable<CompanyPaths['/company']['patch']['requestBody']>['content']['application/json']

export const settingsQuery = () => companyQuery('/company')
/** Who changed what of the company. @param actions that count as found too */
export const companyHistoryQuery = (place: HistoryPlace = {}, actions: { actions?: string } = {}) =>
  companyPages('/company/history', { query: { ...findingOf(place), ...actions, limit: 10 } })

export type Retention = ReadAnswer<CompanyPaths, '/company/retention'>['data']
export type RetentionYears = NonNullable<
  CompanyPaths['/company/retention']['put']['requestBody']
>['content']['application/json']['years']

export const retentionQuery = () => companyQuery('/company/retention')
/** What another time would do. */
export const retentionPreviewQuery = (years: RetentionYears) =>
  companyQuery('/company/retention/preview', { query: years === null ? {} : { years } })

/** Keeps the names of leavers for another time. @param run makes the call, and asks for a proof of who calls where it needs one */
export function useChangeRetention(run: <T>(call: () => Promise<T>) => Promise<T>) {
  const client = useQueryClient()
  return useMutation<Retention, ApiError, RetentionYears>({
    mutationFn: async years =>
      (await run(() => unwrap(companyApi().PUT('/company/retention', { body: { years } })))).data,
    onSuccess: data => {
      client.setQueryData(retentionQuery().queryKey, { data })
      void refreshCalls(client, ['/company/history', '/company/retention/preview'])
    },
  })
}

/** Stores what was changed; the page then shows the details as the service has them, and the company's name is refetched wherever it is shown. */
export function useChangeSettings() {
  const client = useQueryClient()
  return useMutation<CompanySettings, ApiError, Change>({
    mutationFn: async body => (await unwrap(companyApi().PATCH('/company', { body }))).data,
    onSuccess: data => {
      client.setQueryData(settingsQuery().queryKey, { data })
      void refreshCalls(client, [
        '/company/history',
        '/company/appearance',
        '/dashboard',
        '/auth/profile',
        '/working-calendar',
        '/requirements',
      ])
    },
  })
}

export type KeyScope = ReadAnswer<CompanyPaths, '/api-keys'>['data']['keys'][number]['scopes'][number]

export const apiKeysQuery = () => companyQuery('/api-keys')

export function useMakeApiKey() {
  const client = useQueryClient()
  return useMutation<{ token: string }, ApiError, { name: string; days: number; scopes: KeyScope[] }>({
    mutationFn: async body => (await unwrap(companyApi().POST('/api-keys', { body }))).data,
    onSettled: () => void refreshCalls(client, ['/api-keys', '/company/history']),
  })
}

/** Withdraws a key by its id. */
export function useWithdrawApiKey() {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, number>({
    mutationFn: id => unwrap(companyApi().POST('/api-keys/{id}/withdraw', { params: { path: { id } } })),
    onSettled: () => void refreshCalls(client, ['/api-keys', '/company/history']),
  })
}

/** Another logo, or none. */
export function useChangeLogo() {
  const client = useQueryClient()
  return useMutation<void, ApiError, Blob | null>({
    mutationFn: async picture => {
      const logo = picture === null ? await removed() : await sent(picture)
      client.setQueryData(
        settingsQuery().queryKey,
        known =>
          known && {
            data: {
              ...known.data,
              logo,
              is_logo_on_certificates: known.data.is_logo_on_certificates && logo !== null,
            },
          },
      )
      void refreshCalls(client, ['/company/history', '/dashboard'])
    },
  })
}

export function useShowOnCertificates() {
  const client = useQueryClient()
  return useMutation<void, ApiError, boolean>({
    mutationFn: async is_shown => {
      await unwrap(companyApi().PUT('/company/certificate-logo', { body: { is_shown } }))
      client.setQueryData(
        settingsQuery().queryKey,
        known => known && { data: { ...known.data, is_logo_on_certificates: is_shown } },
      )
      void refreshCalls(client, ['/company/history'])
    },
  })
}

async function removed(): Promise<null> {
  await unwrap(companyApi().DELETE('/company/logo'))
  return null
}

async function sent(picture: Blob): Promise<string> {
  // The body is the picture itself, which no schema describes.
  const { data } = await unwrap(
    companyApi().PUT('/company/logo', {
      body: picture as never,
      bodySerializer: body => body,
      headers: { 'content-type': picture.type },
    }),
  )
  return data.logo
}

/** Whether the company demands a second factor of its team. */
export function useDemandSecondFactor() {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, boolean>({
    mutationFn: demands =>
      unwrap(companyApi().PATCH('/security', { body: { demands_second_factor: demands } })),
    onSuccess: () => void refreshCalls(client, ['/security', '/company/history']),
  })
}
