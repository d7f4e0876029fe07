import { Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { IntendedCourse } from '../enrolment-intent/intended-course.tsx'
import { AccountForm } from '../forms/account-form.tsx'
import { emptyPhone, emptyPlace, personBody, personErrors, type TypedPerson } from './model.ts'
import { ClosingFields, PersonFields } from './person-fields.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './use-registration.ts'

const initial: TypedPerson = {
  name: '',
  email: '',
  phone: emptyPhone,
  ...emptyPlace,
  job_name_id: 0,
  password: '',
  terms: false,
}

/** A learner's registration; with an invitation, the company is joined as soon as the code is right. */
export function StudentScreen({ next, invitation }: { next?: string; invitation?: string }) {
  const form = useRegistration({
    path: '/auth/student-account',
    initial,
    check: personErrors,
    next,
    send: async typed =>
      (
        await unwrap(
          clientApi().POST('/auth/student-account', {
            body: { ...personBody(typed), ...(invitation !== undefined && { invitation }) },
          }),
        )
      ).data,
  })
  return (
    <RegistrationFrame
      next={next}
      title={<Trans>Create your account</Trans>}
      words={<Trans>Learn in Arabic and English, at your own pace.</Trans>}
    >
      <IntendedCourse next={next} />
      <AccountForm form={form} act={<Trans>Create the account</Trans>}>
        <PersonFields form={form} />
        <ClosingFields form={form} />
      </AccountForm>
    </RegistrationFrame>
  )
}
