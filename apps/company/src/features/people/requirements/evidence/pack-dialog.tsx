import { Trans } from '@lingui/react/macro'
import { Button, DateText, Isolate, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { ExportProgress } from '../../../exports/export-progress.tsx'
import { Failure } from '../../parts/failure.tsx'
import styles from '../../parts/parts.module.css'
import type { Requirement } from '../api.ts'
import type { RequirementFilters } from '../filters.ts'
import { titleOf } from '../requirement-words.tsx'
import { useMakePack } from './api.ts'
import { ScopeFields, scopeOf } from './scope-fields.tsx'

interface PackDialogProps {
  /** What the pack is of; none where a file that is on its way is all that is known. */
  requirement: Requirement | null
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
  filters: RequirementFilters
  onClose: () => void
}

/** The evidence of one requirement as a PDF for an auditor: of whom, then how far it is, then the file. */
export function PackDialog({ requirement, exportId, filters, onClose }: PackDialogProps) {
  const [started, setStarted] = useState(exportId)
  const id = useId()
  return (
    <Dialog
      title={<Trans>Evidence pack as PDF</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" onPress={close}>
            {started === undefined ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {started === undefined && (
            <Button type="submit" form={id}>
              <Trans>Make the PDF</Trans>
            </Button>
          )}
        </>
      )}
    >
      {started !== undefined ? (
        <ExportProgress id={started} />
      ) : (
        requirement && <PackForm id={id} requirement={requirement} filters={filters} onStarted={setStarted} />
      )}
    </Dialog>
  )
}

interface PackFormProps {
  id: string
  requirement: Requirement
  filters: RequirementFilters
  onStarted: (exportId: number) => void
}

function PackForm({ id, requirement, filters, onStarted }: PackFormProps) {
  const [department, setDepartment] = useState(filters.department ?? null)
  const [group, setGroup] = useState(String(filters.group ?? ''))
  const making = useMakePack(requirement.id)
  const make = (event: FormEvent) => {
    event.preventDefault()
    if (!making.isPending) making.mutate(scopeOf(department, group, filters.as_of), { onSuccess: onStarted })
  }
  return (
    <form id={id} noValidate onSubmit={make} className={styles.form} aria-busy={making.isPending}>
      <Text strong>
        <Isolate>{titleOf(requirement)}</Isolate>
      </Text>
      <Text>
        <Trans>
          A cover with the counts, then each person with status, certificates and waivers. Each page bears the
          hash of the data, and a page of Masar says whether a copy is genuine.
        </Trans>{' '}
        {filters.as_of === undefined ? (
          <Trans>As of today.</Trans>
        ) : (
          <Trans>
            As of the end of <DateText value={filters.as_of} timeZone="UTC" />.
          </Trans>
        )}
      </Text>
      <ScopeFields
        department={department}
        group={group}
        onChange={changed => {
          if (changed.department !== undefined) setDepartment(changed.department)
          if (changed.group !== undefined) setGroup(changed.group)
        }}
      />
      <Failure error={making.error} />
    </form>
  )
}
