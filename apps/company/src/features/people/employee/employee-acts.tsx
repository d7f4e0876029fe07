import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Isolate, showToast } from '@masar/ui'
import { MailPlus, Pencil, UserCheck, UserMinus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { LeavingText, ReturningText } from '../employees/leaving-text.tsx'
import { FailureText } from '../parts/failure.tsx'
import { useDeactivate, useInviteAgain, useReactivate } from './acts.ts'
import type { EmployeePage } from './api.ts'
import styles from './employee.module.css'

const EditDialog = lazy(() =>
  import('./edit-dialog.tsx').then(({ EditDialog: default_ }) => ({ default: default_ })),
)
const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

type Open = 'edit' | 'leave' | 'return'

/** The actions on an employee, by their state. */
export function EmployeeActs({ employee }: { employee: EmployeePage }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { state } = employee
  return (
    <div className={styles.acts}>
      <Button size="sm" iconStart={Pencil} onPress={() => setOpen('edit')}>
        <Trans>Edit the details</Trans>
      </Button>
      {state === 'invited' && <InviteAgain id={employee.id} />}
      {state === 'deactivated' ? (
        <Button size="sm" variant="secondary" iconStart={UserCheck} onPress={() => setOpen('return')}>
          <Trans>Reactivate</Trans>
        </Button>
      ) : (
        <Button size="sm" variant="secondary" iconStart={UserMinus} onPress={() => setOpen('leave')}>
          {state === 'invited' ? <Trans>Cancel the invitation</Trans> : <Trans>Deactivate</Trans>}
        </Button>
      )}
      <Suspense>
        {open === 'edit' && <EditDialog employee={employee} onClose={() => setOpen(null)} />}
        {open === 'leave' && <Leave employee={employee} onClose={() => setOpen(null)} />}
        {open === 'return' && <Return employee={employee} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}

function InviteAgain({ id }: { id: number }) {
  const { t } = useLingui()
  const inviting = useInviteAgain(id)
  const send = () =>
    inviting.mutate(undefined, {
      onSuccess: () =>
        showToast({ tone: 'success', text: t`A new link was sent. The earlier one no longer works.` }),
      onError: error => showToast({ tone: 'danger', text: <FailureText error={error} /> }),
    })
  return (
    <Button size="sm" variant="secondary" iconStart={MailPlus} isPending={inviting.isPending} onPress={send}>
      <Trans>Send the invitation again</Trans>
    </Button>
  )
}

interface ConfirmProps {
  employee: EmployeePage
  onClose: () => void
}

function Leave({ employee: { id, name, state }, onClose }: ConfirmProps) {
  const leaving = useDeactivate(id)
  const isInvited = state === 'invited'
  return (
    <ConfirmDialog
      title={
        isInvited ? (
          <Trans>
            Cancel the invitation of “<Isolate>{name}</Isolate>”?
          </Trans>
        ) : (
          <Trans>
            Deactivate “<Isolate>{name}</Isolate>”?
          </Trans>
        )
      }
      action={isInvited ? <Trans>Cancel the invitation</Trans> : <Trans>Deactivate</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={() => leaving.mutateAsync(undefined)}
      failure={leaving.error ? <FailureText error={leaving.error} /> : <Trans>Try again.</Trans>}
    >
      <LeavingText />
    </ConfirmDialog>
  )
}

function Return({ employee: { id, name }, onClose }: ConfirmProps) {
  const returning = useReactivate(id)
  return (
    <ConfirmDialog
      title={
        <Trans>
          Reactivate “<Isolate>{name}</Isolate>”?
        </Trans>
      }
      action={<Trans>Reactivate</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={() => returning.mutateAsync(undefined)}
      failure={returning.error ? <FailureText error={returning.error} /> : <Trans>Try again.</Trans>}
    >
      <ReturningText />
    </ConfirmDialog>
  )
}
