import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Heading, RadioGroup, showToast } from '@masar/ui'
import { AccountForm } from '../forms/account-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { TeachingFields } from '../register/instructor-screen.tsx'
import { JobField, PlaceFields } from '../register/place-fields.tsx'
import type { Profile } from './api.ts'
import { useChangeProfile } from './changes.ts'
import { companyChange, detailsErrors, detailsOf, personChange, type TypedDetails } from './details-model.ts'
import { NameFields } from './name-fields.tsx'
import styles from './profile.module.css'

// in no catalogue: languages are named in themselves
const languages = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
]

/** What an account says of itself, to be changed in place. */
export function Details({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const change = useChangeProfile()
  const isInstructor = profile.instructor !== null
  const form = useForm<TypedDetails, Profile>({
    initial: detailsOf(profile),
    carried: { name: 'profile', secrets: [] },
    aliases: { city: 'city_id' },
    check: typed => detailsErrors(typed, profile),
    send: typed =>
      profile.company
        ? change.company(companyChange(typed))
        : change.person(personChange(typed, isInstructor)),
    onDone: () => showToast({ text: t`Saved.` }),
  })
  const { value: locale, onChange: setLocale } = form.field('locale')
  return (
    <Card as="section" className={styles.part} aria-labelledby="details">
      <Heading level={2} size="md" id="details">
        <Trans>Details</Trans>
      </Heading>
      <AccountForm form={form} act={<Trans>Save</Trans>}>
        <NameFields form={form} profile={profile} />
        <PlaceFields form={form} />
        <JobField form={form} />
        {isInstructor && <TeachingFields form={form} />}
        <RadioGroup
          label={t`Language of our messages to you`}
          value={locale}
          onChange={value => setLocale(value as Profile['locale'])}
          className={styles.themes}
          options={languages}
        />
      </AccountForm>
    </Card>
  )
}
