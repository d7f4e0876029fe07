import { type ApiError, type CompanyPaths, type ReadAnswer, type SamlMetadata, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshCalls } from '../../people/queries.ts'

export type SignOn = ReadAnswer<CompanyPaths, '/sign-on'>['data']
export type Provider = NonNullable<SignOn['provider']>
export type CompanyDomain = SignOn['domains'][number]
type Sent<Path extends keyof CompanyPaths, Method extends 'put' | 'post'> =
  CompanyPaths[Path] extends Record<Method, { requestBody?: { content: { 'application/json': infer Body } } }>
    ? Body
    : never
export type ProviderFacts = Sent<'/sign-on', 'put'>
export type SamlFacts = Sent<'/sign-on/saml', 'put'>
export type SamlCertificate = NonNullable<Provider['saml']>['certificates'][number]
export type Metadata = SamlMetadata
export type SamlTry = NonNullable<ReadAnswer<CompanyPaths, '/sign-on/try'>['data']>

export interface ProviderFormProps {
  /** As it is stored; of another kind, too. */
  provider: Provider | null
  onSaved: () => void
}
type Switches = Sent<'/sign-on/switch', 'post'>

export const scimQuery = () => companyQuery('/sign-on/scim')
export const signOnQuery = () => companyQuery('/sign-on')
export const tryQuery = () => companyQuery('/sign-on/try')

/**
 * An act after which the page shows how things stand now, whether it succeeded or not.
 * @param isWaiting whether it is under way until the page shows that: a switch would jump back meanwhile
 */
function useAct<Given, Answer = unknown>(act: (given: Given) => Promise<Answer>, isWaiting = false) {
  const client = useQueryClient()
  return useMutation<Answer, ApiError, Given>({
    mutationFn: act,
    onSettled: () => {
      const refreshed = refreshCalls(client, ['/sign-on', '/company/history'])
      return isWaiting ? refreshed : undefined
    },
  })
}

const of = (id: number) => ({ params: { path: { id } } })

export const useAddDomain = () =>
  useAct((domain: string) => unwrap(companyApi().POST('/sign-on/domains', { body: { domain } })))
export const useProveDomain = (id: number) =>
  useAct((_: void) => unwrap(companyApi().POST('/sign-on/domains/{id}/prove', of(id))))
export const useRemoveDomain = (id: number) =>
  useAct((_: void) => unwrap(companyApi().DELETE('/sign-on/domains/{id}', of(id))))
export const useSetProvider = () =>
  useAct((body: ProviderFacts) => unwrap(companyApi().PUT('/sign-on', { body })))
export const useSetSaml = () =>
  useAct((body: SamlFacts) => unwrap(companyApi().PUT('/sign-on/saml', { body })), true)
/** Reads metadata for the form; nothing is stored by it. */
export const useReadMetadata = () =>
  useMutation<Metadata, ApiError, string>({
    mutationFn: async metadata =>
      (await unwrap(companyApi().POST('/sign-on/saml/metadata', { body: { metadata } }))).data,
  })
/** Where the browser goes to try the provider out. */
export const useTryProvider = () =>
  useMutation<{ url: string }, ApiError, 'ar' | 'en'>({
    mutationFn: async locale => (await unwrap(companyApi().POST('/sign-on/try', { body: { locale } }))).data,
  })
export const useRemoveProvider = () => useAct((_: void) => unwrap(companyApi().DELETE('/sign-on')))
export const useTestProvider = () =>
  useAct(async (_: void) => (await unwrap(companyApi().POST('/sign-on/test'))).data)
export const useSwitchSignOn = () =>
  useAct((body: Switches) => unwrap(companyApi().POST('/sign-on/switch', { body })), true)
export const useMakeScimToken = () =>
  useAct(
    async (body: { name: string; days: number }) =>
      (await unwrap(companyApi().POST('/sign-on/scim/tokens', { body }))).data,
  )
export const useWithdrawScimToken = () =>
  useAct((id: number) => unwrap(companyApi().POST('/sign-on/scim/tokens/{id}/withdraw', of(id))))
