import { useLingui } from '@lingui/react/macro'
import { ProofFile, ProofFileField } from '../parts/proof-file.tsx'
import { useKeepWaiverFile, useRemoveWaiverFile, useSaveWaiverFile, type Waiver } from './api.ts'

function useHint(): string {
  const { t } = useLingui()
  return t`PDF or picture, at most 10 MB. Anyone who can read the waiver can open it.`
}

interface WaiverFileFieldProps {
  isOptional?: boolean
  onSend: (file: File) => Promise<unknown>
}

/** The document that shows why a person is excused, chosen or dropped. */
export function WaiverFileField(props: WaiverFileFieldProps) {
  return <ProofFileField {...props} hint={useHint()} />
}

/** A download of a waiver's file; those who may end the waiver can add or remove it. */
export function WaiverFile({ waiver, mayChange }: { waiver: Waiver; mayChange: boolean }) {
  return (
    <ProofFile
      name={waiver.file_name}
      mayChange={mayChange}
      hint={useHint()}
      saving={useSaveWaiverFile(waiver)}
      removing={useRemoveWaiverFile(waiver.id)}
      keeping={useKeepWaiverFile(waiver.id)}
    />
  )
}
