import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, EmailField, Link, TextField } from '@masar/ui'
import { AppLink } from '@masar/app-shell'
import { PhoneField } from '../forms/phone-field.tsx'
import type { Form } from '../forms/use-form.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import type { TypedPerson } from './model.ts'
import { JobField, PlaceFields } from './place-fields.tsx'

type PersonForm = Form<TypedPerson>

/** Who registers and how to reach them: by a phone number of any kind, a landline as well. */
export function PersonFields({ form }: { form: PersonForm }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t`Full name`}
        name="name"
        autoComplete="name"
        maxLength={400}
      />
      <EmailField
        {...form.field('email')}
        label={t`E-mail`}
        name="email"
        autoComplete="email"
        hint={t`We send a code there to confirm it.`}
      />
      <PhoneField {...form.field('phone')} version={form.version} />
      <PlaceFields form={form} phone={form.typed.phone} />
      <JobField form={form} />
    </>
  )
}

/** The password, and the terms: the last fields of every registration. */
export function ClosingFields({ form }: { form: PersonForm }) {
  const { value: checked, ...terms } = form.field('terms')
  return (
    <>
      <NewPasswordField {...form.field('password')} />
      <Checkbox {...terms} name="terms" checked={checked}>
        <Trans>
          I accept the{' '}
          <Link as={AppLink} to="/terms" isOutside target="_blank">
            terms of use
          </Link>{' '}
          and the{' '}
          <Link as={AppLink} to="/privacy-policy" isOutside target="_blank">
            privacy policy
          </Link>
          .
        </Trans>
      </Checkbox>
    </>
  )
}
