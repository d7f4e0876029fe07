import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import { Banner, Button, CheckboxGroup, EmailField, Ltr, Text, TextField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { type Person, PersonField } from '../parts/person-field.tsx'
import { groupsQuery } from '../queries.ts'
import { useRights } from '../rights.ts'
import { useInvite } from './api.ts'

const emptyPerson = { name: '', email: '', number: '', job: '' }

/** Invites one person, with what the company keeps of them. */
export function OneForm() {
  const { t } = useLingui()
  const { isManager } = useRights()
  const [person, setPerson] = useCarried('invite-person', emptyPerson)
  const [department, setDepartment] = useCarried<number | null>('invite-department', null)
  const [manager, setManager] = useCarried<Person | null>('invite-manager', null)
  const groups = useQuery(groupsQuery()).data?.data ?? []
  const [chosen, setChosen] = useCarried<readonly string[]>('invite-groups', [])
  const [sent, setSent] = useState<{ to: string; link: string } | null>(null)
  const invite = useInvite()
  const error = (field: string) => fieldError(invite.error, field)
  const field = (name: keyof typeof emptyPerson) => ({
    value: person[name],
    error: error(name),
    autoComplete: 'off',
    onChange: (text: string) => setPerson({ ...person, [name]: text }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { name, email, number, job } = Object.fromEntries(
      Object.entries(person).map(([key, text]) => [key, text.trim()]),
    ) as typeof emptyPerson
    setSent(null)
    invite.mutate(
      {
        name,
        email,
        ...(number && { number }),
        ...(job && { job }),
        ...(department !== null && { department_id: department }),
        ...(manager !== null && { manager_id: manager.id }),
        ...(chosen.length > 0 && { group_ids: chosen.map(Number) }),
      },
      {
        onSuccess: ({ link }) => {
          setSent({ to: email, link })
          setPerson(emptyPerson)
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      <div role="status">
        {sent && (
          <Banner tone="success">
            <Text>
              <Trans>
                The invitation is on its way to <Ltr>{sent.to}</Ltr>. You may also hand over its link:
              </Trans>
            </Text>
            <Ltr>{sent.link}</Ltr>
          </Banner>
        )}
      </div>
      <TextField label={t`Name`} {...field('name')} />
      <EmailField label={t`E-mail`} {...field('email')} />
      <TextField label={t`Employee number`} isOptional dir="ltr" maxLength={40} {...field('number')} />
      <TextField label={t`Job`} isOptional maxLength={120} {...field('job')} />
      <DepartmentField
        label={t`Department`}
        isOptional={!isManager}
        value={department}
        error={error('department_id')}
        onChange={setDepartment}
      />
      <PersonField
        label={t`Line manager`}
        hint={t`Search by name or number.`}
        person={manager}
        error={error('manager_id')}
        onChange={setManager}
      />
      {groups.length > 0 && (
        <CheckboxGroup
          label={t`Groups`}
          value={chosen}
          error={error('group_ids')}
          onChange={setChosen}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <Failure error={invite.error} />
      <div>
        <Button type="submit" isPending={invite.isPending}>
          <Trans>Send the invitation</Trans>
        </Button>
      </div>
    </form>
  )
}
