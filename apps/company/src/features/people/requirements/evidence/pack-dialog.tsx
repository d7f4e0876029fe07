import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DateText, Isolate, RadioGroup, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { ExportProgress } from '../../../exports/export-progress.tsx'
import { Failure } from '../../parts/failure.tsx'
import styles from '../../parts/parts.module.css'
import type { Requirement } from '../api.ts'
import type { RequirementFilters } from '../filters.ts'
import { titleOf } from '../requirement-words.tsx'
import { TermsOfToday } from '../terms-of-today.tsx'
import { type PackForm, useMakePack } from './api.ts'
import { ScopeFields, scopeOf } from './scope-fields.tsx'

interface PackDialogProps {
  /** What the pack is of; none where a file that is on its way is all that is known. */
  requirement: Requirement | null
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
  filters: RequirementFilters
  onClose: () => void
}

/** The evidence of one requirement for an auditor: of whom, with the certificates or without, then how far it is, then the file. */
export function PackDialog({ requirement, exportId, filters, onClose }: PackDialogProps) {
  const [started, setStarted] = useState(exportId)
  const id = useId()
  return (
    <Dialog
      title={<Trans>Evidence pack</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" onPress={close}>
            {started === undefined ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {started === undefined && (
            <Button type="submit" form={id}>
              <Trans>Make the pack</Trans>
            </Button>
          )}
        </>
      )}
    >
      {started !== undefined ? (
        <ExportProgress id={started} />
      ) : (
        requirement && (
          <PackOrder id={id} requirement={requirement} filters={filters} onStarted={setStarted} />
        )
      )}
    </Dialog>
  )
}

interface PackOrderProps {
  id: string
  requirement: Requirement
  filters: RequirementFilters
  onStarted: (exportId: number) => void
}

function PackOrder({ id, requirement, filters, onStarted }: PackOrderProps) {
  const [department, setDepartment] = useState(filters.department ?? null)
  const [group, setGroup] = useState(String(filters.group ?? ''))
  const [form, setForm] = useState<PackForm>('zip')
  const { t } = useLingui()
  const making = useMakePack(requirement.id)
  const make = (event: FormEvent) => {
    event.preventDefault()
    if (making.isPending) return
    making.mutate({ ...scopeOf(department, group, filters.as_of), form }, { onSuccess: onStarted })
  }
  return (
    <form id={id} noValidate onSubmit={make} className={styles.form} aria-busy={making.isPending}>
      <Text strong>
        <Isolate>{titleOf(requirement)}</Isolate>
      </Text>
      <Text>
        <Trans>
          A cover page with the counts, then each person with their status, certificates and waivers. Each
          page carries the hash of the data, and a page on Masar tells whether a copy is genuine.
        </Trans>{' '}
        {filters.as_of === undefined ? (
          <Trans>As of today.</Trans>
        ) : (
          <>
            <Trans>
              As of the end of <DateText value={filters.as_of} timeZone="UTC" />.
            </Trans>{' '}
            <TermsOfToday />
          </>
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
      <RadioGroup
        label={t`What the pack holds`}
        value={form}
        onChange={chosen => setForm(chosen as PackForm)}
        options={[
          {
            value: 'zip',
            label: t`With the certificates (ZIP)`,
            hint: t`The PDF, a CSV and the PDF of each certificate that you may see, named after its person. Up to 50,000 certificates; each thousand takes up to a minute.`,
          },
          {
            value: 'pdf',
            label: t`The document alone (PDF)`,
            hint: t`Of more than 2,000 people, several PDFs in one ZIP.`,
          },
        ]}
      />
      <Failure error={making.error} />
    </form>
  )
}
