import { type ApiError, type ClientPaths, type CompanyPaths, unwrap } from '@masar/api-sdk'
import type { AppName } from '@masar/site-map'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clientApi, companyApi, queryKeyOf, useApp } from '@masar/app-shell'

/** What a call answers with. */
export type Answer<T> = T extends {
  responses: { 200: { content: { 'application/json': { data: infer D } } } }
}
  ? D
  : never
type Personal = Answer<ClientPaths['/auth/profile']['get']>
type OfCompany = Answer<CompanyPaths['/auth/profile']['get']>

/** One's own account: a person's may teach, a company's has the company. */
export type Profile = Omit<Personal, 'instructor'> & {
  instructor: Personal['instructor']
  company: OfCompany['company'] | null
  /** False for a member of a company's team with their own account, who reads the company's here. */
  isOwn: boolean
}

export const ofPerson = (data: Personal): Profile => ({ ...data, company: null, isOwn: true })
export const ofCompany = (data: OfCompany): Profile => ({
  ...data,
  instructor: null,
  isOwn: data.is_own_account,
})

/** One's own account, asked of the API of the app that shows it. */
export const profileQuery = (app: AppName) =>
  queryOptions<Profile, ApiError>({
    queryKey: queryKeyOf(app === 'company' ? 'company' : 'client', '/auth/profile'),
    queryFn: async ({ signal }) =>
      app === 'company'
        ? ofCompany((await unwrap(companyApi().GET('/auth/profile', { signal }))).data)
        : ofPerson((await unwrap(clientApi().GET('/auth/profile', { signal }))).data),
  })

export function useProfile() {
  return useQuery(profileQuery(useApp().app))
}
