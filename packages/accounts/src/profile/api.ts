import { type ApiError, type ClientPaths, type CompanyPaths, unwrap } from '@masar/api-sdk'
import type { AppName } from '@masar/site-map'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientApi, companyApi, keepChange, queryKeyOf, useApp } from '@masar/app-shell'
import { accountApiOf } from '../api/account-api.ts'

type Answer<T> = T extends { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
  ? D
  : never
type Personal = Answer<ClientPaths['/auth/profile']['get']>
type OfCompany = Answer<CompanyPaths['/auth/profile']['get']>

/** One's own account: a person's may teach, a company's has the company. */
export type Profile = Omit<Personal, 'instructor'> & {
  instructor: Personal['instructor']
  company: OfCompany['company'] | null
  /** False for somebody who acts for a company with an account of their own, and reads the company's here. */
  isOwn: boolean
}

export type OwnSession = Answer<ClientPaths['/auth/sessions']['get']>[number]

const ofPerson = (data: Personal): Profile => ({ ...data, company: null, isOwn: true })
const ofCompany = (data: OfCompany): Profile => ({ ...data, instructor: null, isOwn: data.is_own_account })

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

type PersonalChange = NonNullable<
  ClientPaths['/auth/profile']['patch']['requestBody']
>['content']['application/json']
type CompanyChange = NonNullable<
  CompanyPaths['/auth/profile']['patch']['requestBody']
>['content']['application/json']

/** Stores what was changed, and shows it wherever the account is shown. */
export function useChangeProfile(): {
  person: (change: PersonalChange) => Promise<Profile>
  company: (change: CompanyChange) => Promise<Profile>
} {
  const took = useTook()
  return {
    person: async body => took(ofPerson((await unwrap(clientApi().PATCH('/auth/profile', { body }))).data)),
    company: async body =>
      took(ofCompany((await unwrap(companyApi().PATCH('/auth/profile', { body }))).data)),
  }
}

/** Takes a profile as the service now has it. */
function useTook(): (profile: Profile) => Profile {
  const queryClient = useQueryClient()
  const { app } = useApp()
  return profile => {
    queryClient.setQueryData(profileQuery(app).queryKey, profile)
    if (profile.isOwn) keepChange({ name: profile.name, avatar: profile.avatar, email: profile.email })
    return profile
  }
}

/** Takes a change of one's own account that another call has made. */
export function useTakeChange(): (
  change: Partial<Pick<Profile, 'avatar' | 'email' | 'phone' | 'google' | 'is_google'>>,
) => void {
  const queryClient = useQueryClient()
  const { app } = useApp()
  return change => {
    queryClient.setQueryData<Profile>(profileQuery(app).queryKey, known => known && { ...known, ...change })
    const { phone: _phone, google: _google, ...shown } = change
    keepChange(shown)
  }
}

/** Where the account is signed in. */
export const sessionsQuery = (app: AppName) =>
  queryOptions<OwnSession[], ApiError>({
    queryKey: queryKeyOf(app === 'company' ? 'company' : 'client', '/auth/sessions'),
    queryFn: async ({ signal }) => (await unwrap(accountApiOf(app).GET('/auth/sessions', { signal }))).data,
  })

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

/** Asks anew for the factors, after one of them has changed. */
export function useFactorsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { app } = useApp()
  return () => queryClient.invalidateQueries({ queryKey: secondFactorsQuery(app).queryKey })
}

/** Whether the account asks for a second step. */
export function isGuarded({ totp, passkeys }: SecondFactors): boolean {
  return totp !== null || passkeys.length > 0
}
