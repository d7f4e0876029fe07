import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { showToast } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useState } from 'react'
import { useAccountApi } from '../api/account-api.ts'
import { type PendingStep, stepAt } from '../code/pending-step.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { errorsIn, needed } from '../forms/checks.ts'
import { PhoneField } from '../forms/phone-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { emptyPhone, phoneBody, type TypedPhone } from '../register/model.ts'
import { useTakeChange } from './changes.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { useProof } from './proof.tsx'

interface Typed {
  phone: TypedPhone
}

/** Another phone number: typed, then confirmed by a code. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const api = useAccountApi()
  const take = useTakeChange()
  const proof = useProof('phone_number')
  const [begun, setBegun] = useState<PendingStep | null>(null)
  const form = useForm<Typed, PendingStep>({
    initial: { phone: emptyPhone },
    aliases: { phone_country: 'phone' },
    check: ({ phone }) => errorsIn<Typed>({ phone: needed(phone.text) }),
    send: ({ phone }) =>
      proof.run(async () =>
        stepAt((await unwrap(api().POST('/auth/phone', { body: phoneBody(phone) }))).data, Date.now()),
      ),
    onDone: setBegun,
  })
  const confirm = async (otp: string, code: string) =>
    take({ phone: (await unwrap(api().POST('/auth/phone/confirm', { body: { otp, code } }))).data.phone })
  const finish = () => {
    showToast({ text: t`Your phone number is changed.` })
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={<Trans>Change your phone number</Trans>}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {begun ? (
        <ConfirmByCode begun={begun} send={confirm} onDone={finish} />
      ) : (
        <AccountForm form={form} act={<Trans>Send the code</Trans>}>
          <PhoneField {...form.field('phone')} />
        </AccountForm>
      )}
      {proof.dialog}
    </Dialog>
  )
}
