import { Trans, useLingui } from '@lingui/react/macro'
import { Isolate, showToast, Text } from '@masar/ui'
import { ConfirmDialog } from '@masar/ui/dialog'
import { FailureText } from '../parts/failure.tsx'
import { type Member, type MemberInvitation, useEndMembership, useWithdraw } from './api.ts'

/** Confirms removing a person from the team. */
export function EndDialog({
  member,
  isSelf,
  onClose,
}: {
  member: Member
  isSelf: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const ending = useEndMembership(member.id)
  return (
    <ConfirmDialog
      title={
        isSelf ? (
          <Trans>No longer act for the company?</Trans>
        ) : (
          <Trans>
            End the role of “<Isolate>{member.name}</Isolate>”?
          </Trans>
        )
      }
      action={isSelf ? <Trans>End my role</Trans> : <Trans>End the role</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await ending.mutateAsync(undefined)
        showToast({ tone: 'success', text: t`The role has ended` })
      }}
      failure={ending.error ? <FailureText error={ending.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        {isSelf ? (
          <Trans>
            You are signed out of the company portal at once, and only an owner or administrator can let you
            in again. Your own account stays as it is.
          </Trans>
        ) : (
          <Trans>
            They are signed out of the company portal at once. What they did for the company stays, and so
            does their own account. We tell them by e-mail.
          </Trans>
        )}
      </Text>
      {member.employee_id !== null && (
        <Text>
          <Trans>Nothing changes for them as an employee: they keep their courses and seats.</Trans>
        </Text>
      )}
      <Text soft size="sm">
        <Trans>Open invitations sent in this role end, too.</Trans>
      </Text>
    </ConfirmDialog>
  )
}

/** Asks before an invitation stops working. */
export function WithdrawDialog({
  invitation,
  onClose,
}: {
  invitation: MemberInvitation
  onClose: () => void
}) {
  const { t } = useLingui()
  const withdrawing = useWithdraw(invitation.id)
  return (
    <ConfirmDialog
      title={<Trans>Withdraw the invitation?</Trans>}
      action={<Trans>Withdraw the invitation</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await withdrawing.mutateAsync(undefined)
        showToast({ tone: 'success', text: t`The invitation was withdrawn` })
      }}
      failure={withdrawing.error ? <FailureText error={withdrawing.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>
          The link in the e-mail to <bdi dir="ltr">{invitation.email}</bdi> stops working at once.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
