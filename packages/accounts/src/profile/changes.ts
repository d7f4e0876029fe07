import { type ClientPaths, type CompanyPaths, unwrap } from '@masar/api-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { clientApi, companyApi, keepChange, queriesOf, useApp } from '@masar/app-shell'
import { ofCompany, ofPerson, type Profile, profileQuery } from './api.ts'

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

const shownOf = ({ name, name_ar, name_en, avatar, email }: Profile) => ({
  name,
  name_ar,
  name_en,
  avatar,
  email,
})

/** Takes a profile as the service now has it. */
function useTook(): (profile: Profile) => Profile {
  const queryClient = useQueryClient()
  const { app } = useApp()
  return profile => {
    queryClient.setQueryData(profileQuery(app).queryKey, profile)
    // Certificates offer the name that the account has.
    void queryClient.invalidateQueries(queriesOf('/certificates', '/certificates/{code}'))
    if (profile.isOwn) keepChange(shownOf(profile))
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
