import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, Isolate, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { type Member, type MemberRole, useChangeRole } from './api.ts'
import { choiceOf, missingOf, type RoleDraft, RoleFields } from './role-fields.tsx'

interface ChangeDialogProps {
  member: Member
  isSelf: boolean
  given: readonly MemberRole[]
  onClose: () => void
}

/** Another role or branch for a member. */
export function ChangeDialog({ member, isSelf, given, onClose }: ChangeDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [draft, setDraft] = useState<RoleDraft>({
    role: member.role,
    department_id: member.department?.id ?? null,
  })
  const [isMissing, setMissing] = useState(false)
  const saving = useChangeRole(member.id)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(missingOf(draft) !== null)
    if (saving.isPending || missingOf(draft) !== null) return
    saving.mutate(choiceOf(draft), {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The role was changed` })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={
        <Trans>
          Role of “<Isolate>{member.name}</Isolate>”
        </Trans>
      }
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            <Trans>Save the role</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        {isSelf && (
          <Banner tone="warning">
            <Trans>
              This is your own role. You lose whatever the new one can’t do, and may not be able to undo this.
            </Trans>
          </Banner>
        )}
        <RoleFields
          given={given}
          draft={draft}
          onChange={setDraft}
          errors={{
            department_id: isMissing ? t`Choose the department.` : fieldError(saving.error, 'department_id'),
          }}
        />
        <Text soft size="sm">
          {isSelf ? (
            <Trans>You are signed out of the company portal and sign in again with the new role.</Trans>
          ) : (
            <Trans>
              They are signed out of the company portal and sign in again with the new role. We tell them by
              e-mail. Invitations that they sent and nobody has accepted end.
            </Trans>
          )}
        </Text>
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}
