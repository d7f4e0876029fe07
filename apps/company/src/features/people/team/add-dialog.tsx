import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, EmailField, RadioGroup, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { type Person, PersonField } from '../parts/person-field.tsx'
import { type MemberRole, useAddMember, useInviteMember } from './api.ts'
import { choiceOf, missingOf, type RoleDraft, RoleFields } from './role-fields.tsx'

type Way = 'email' | 'employee'
type Missing = 'email' | 'employee' | 'role' | 'department_id' | null

/** Adds a person to the team: an employee at once, anyone else by an invitation. */
// long: one form in a dialog, its parts one below the other
export function AddDialog({ given, onClose }: { given: readonly MemberRole[]; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [way, setWay] = useState<Way>('email')
  const [email, setEmail] = useState('')
  const [person, setPerson] = useState<Person | null>(null)
  const [draft, setDraft] = useState<RoleDraft>({ role: null, department_id: null })
  const [missing, setMissing] = useState<Missing>(null)
  const inviting = useInviteMember()
  const adding = useAddMember()
  const saving = way === 'email' ? inviting : adding
  const done = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'success', text })
      onClose()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const who: Missing =
      way === 'email' ? (email.trim() === '' ? 'email' : null) : person === null ? 'employee' : null
    const lacks = who ?? missingOf(draft)
    setMissing(lacks)
    if (lacks === 'email') return document.getElementById(`${id}email`)?.focus()
    if (lacks !== null) return
    const role = choiceOf(draft)
    if (way === 'email')
      inviting.mutate({ email: email.trim(), ...role }, done(t`The invitation is on its way.`))
    else adding.mutate({ employee_id: person?.id ?? 0, ...role }, done(t`They act for the company now.`))
  }
  return (
    <Dialog
      title={<Trans>Let somebody act for the company</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            {way === 'email' ? <Trans>Send the invitation</Trans> : <Trans>Give the role</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <RadioGroup
          label={t`Who`}
          value={way}
          onChange={next => setWay(next as Way)}
          options={[
            { value: 'email', label: t`Anybody, by e-mail` },
            { value: 'employee', label: t`One of the employees` },
          ]}
        />
        {way === 'email' ? (
          <EmailField
            id={`${id}email`}
            label={t`E-mail`}
            hint={t`They get a link that works once, for 14 days.`}
            autoComplete="off"
            value={email}
            error={missing === 'email' ? t`Enter the e-mail address.` : fieldError(inviting.error, 'email')}
            onChange={setEmail}
          />
        ) : (
          <PersonField
            label={t`Employee`}
            hint={t`Search by name or number.`}
            person={person}
            error={missing === 'employee' ? t`Choose an employee.` : undefined}
            onChange={setPerson}
          />
        )}
        <RoleFields
          given={given}
          draft={draft}
          onChange={setDraft}
          errors={{
            role: missing === 'role' ? t`Choose the role.` : undefined,
            department_id:
              missing === 'department_id'
                ? t`Choose the department.`
                : fieldError(saving.error, 'department_id'),
          }}
        />
        {way === 'employee' && (
          <Text soft size="sm">
            <Trans>
              They can open the company portal at once, with their own account. We tell them by e-mail.
            </Trans>
          </Text>
        )}
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}
