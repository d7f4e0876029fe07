import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { TextArea, TextField } from '@masar/ui'
import { clientApi } from '@masar/app-shell'
import { AccountForm } from '../forms/account-form.tsx'
import { type FieldErrorsOf, errorsIn, needed } from '../forms/checks.ts'
import type { Form } from '../forms/use-form.ts'
import { emptyPhone, emptyPlace, expertiseOf, personBody, personErrors, type TypedPerson } from './model.ts'
import { ClosingFields, PersonFields } from './person-fields.tsx'
import { FormPart, RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './use-registration.ts'

/** The content of an instructor's page. */
export interface TypedTeaching {
  title: string
  expertise: string
  bio: string
}

type Typed = TypedPerson & TypedTeaching

const initial: Typed = {
  name: '',
  email: '',
  phone: emptyPhone,
  ...emptyPlace,
  job_name_id: 0,
  title: '',
  expertise: '',
  bio: '',
  password: '',
  terms: false,
}

function errorsOf(typed: Typed): FieldErrorsOf<Typed> {
  return { ...personErrors(typed), ...errorsIn<Typed>({ title: needed(typed.title) }) }
}

/** An instructor's application. */
export function InstructorScreen({ next }: { next: string | undefined }) {
  const form = useRegistration({
    path: '/auth/instructor-account',
    initial,
    check: errorsOf,
    next,
    send: async typed =>
      (
        await unwrap(
          clientApi().POST('/auth/instructor-account', {
            body: {
              ...personBody(typed),
              title: typed.title.trim(),
              bio: typed.bio.trim(),
              expertise: expertiseOf(typed.expertise),
            },
          }),
        )
      ).data,
  })
  return (
    <RegistrationFrame
      next={next}
      title={<Trans>Apply to teach</Trans>}
      words={<Trans>Our team reads every application and answers by e-mail.</Trans>}
    >
      <AccountForm form={form} act={<Trans>Send the application</Trans>}>
        <FormPart title={<Trans>About you</Trans>}>
          <PersonFields form={form} />
        </FormPart>
        <FormPart title={<Trans>Your teaching</Trans>}>
          <TeachingFields form={form} />
        </FormPart>
        <FormPart title={<Trans>Sign-in details</Trans>}>
          <ClosingFields form={form} />
        </FormPart>
      </AccountForm>
    </RegistrationFrame>
  )
}

/** What learners read of an instructor. */
export function TeachingFields({ form }: { form: Form<TypedTeaching> }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...form.field('title')}
        label={t`Title`}
        name="title"
        autoComplete="organization-title"
        maxLength={120}
        hint={t`It appears below your name: “Data analyst, King Saud University”.`}
      />
      <TextField
        {...form.field('expertise')}
        label={t`Fields of expertise`}
        isOptional
        name="expertise"
        hint={t`Up to 12, with commas between them.`}
      />
      <TextArea
        {...form.field('bio')}
        label={t`About you in a few sentences`}
        isOptional
        name="bio"
        rows={4}
        maxLength={4000}
      />
    </>
  )
}
