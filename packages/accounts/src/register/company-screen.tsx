import { Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { AccountForm } from '../forms/account-form.tsx'
import type { FieldErrorsOf } from '../forms/checks.ts'
import { companyBody, CompanyFields, companyErrors, type TypedCompany } from './company-fields.tsx'
import { emptyPhone, emptyPlace, personBody, personErrors, type TypedPerson } from './model.ts'
import { ClosingFields, PersonFields } from './person-fields.tsx'
import { FormPart, RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './use-registration.ts'

type Typed = TypedCompany & TypedPerson

const initial: Typed = {
  legal_name: '',
  registration_number: '',
  vat_number: '',
  address: '',
  name: '',
  email: '',
  phone: emptyPhone,
  ...emptyPlace,
  job_name_id: 0,
  password: '',
  terms: false,
}

function errorsOf(typed: Typed): FieldErrorsOf<Typed> {
  return { ...companyErrors(typed), ...personErrors(typed) }
}

/** A company's registration: the company, who answers for it, and the way in. */
export function CompanyScreen({ next }: { next: string | undefined }) {
  const form = useRegistration({
    path: '/auth/company-account',
    initial,
    check: errorsOf,
    next,
    send: async typed => {
      const { vat_number, ...company } = companyBody(typed)
      return (
        await unwrap(
          companyApi().POST('/auth/company-account', {
            body: { ...personBody(typed), ...company, ...(vat_number !== '' && { vat_number }) },
          }),
        )
      ).data
    },
  })
  return (
    <RegistrationFrame
      next={next}
      title={<Trans>Open a company account</Trans>}
      words={<Trans>Train your people and see how they are doing.</Trans>}
    >
      <AccountForm form={form} act={<Trans>Open the account</Trans>}>
        <FormPart title={<Trans>The company</Trans>}>
          <CompanyFields form={form} />
        </FormPart>
        <FormPart title={<Trans>Person responsible</Trans>}>
          <PersonFields form={form} />
        </FormPart>
        <FormPart title={<Trans>Sign-in details</Trans>}>
          <ClosingFields form={form} />
        </FormPart>
      </AccountForm>
    </RegistrationFrame>
  )
}
