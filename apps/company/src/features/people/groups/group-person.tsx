import { useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { IconButton, Isolate, linkClass, showToast, Text } from '@masar/ui'
import { X } from 'lucide-react'
import { FailureText } from '../parts/failure.tsx'
import { useRights } from '../rights.ts'
import { useRemovePerson } from './api.ts'

interface GroupPersonProps {
  group: number
  id: number
  name: string
  department: { name: string } | null
}

/** A person of a group, and how to take them out of it. */
export function GroupPerson({ group, id, name, department }: GroupPersonProps) {
  const { changesPeople } = useRights()
  return (
    <>
      <span>
        <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
          <Isolate>{name}</Isolate>
        </AppLink>
        {department && (
          <Text as="span" size="xs" soft>
            <Isolate>{department.name}</Isolate>
          </Text>
        )}
      </span>
      {changesPeople && <RemovePerson group={group} id={id} name={name} />}
    </>
  )
}

function RemovePerson({ group, id, name }: { group: number; id: number; name: string }) {
  const { t } = useLingui()
  const removing = useRemovePerson(group)
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => showToast({ text: t`${name} was taken out of the group` }),
      onError: error => showToast({ tone: 'danger', text: <FailureText error={error} /> }),
    })
  return (
    <IconButton
      icon={X}
      label={t`Take ${name} out of the group`}
      isDisabled={removing.isPending}
      onPress={remove}
    />
  )
}
