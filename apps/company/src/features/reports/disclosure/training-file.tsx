import { useLingui } from '@lingui/react/macro'
import { ProofFile, ProofFileField } from '../../people/parts/proof-file.tsx'
import {
  type OutsideTraining,
  useKeepTrainingFile,
  useRemoveTrainingFile,
  useSaveTrainingFile,
} from './api.ts'

function useHint(): string {
  const { t } = useLingui()
  return t`PDF or picture, at most 10 MB. Anyone who can read the training can open it.`
}

interface TrainingFileFieldProps {
  isOptional?: boolean
  onSend: (file: File) => Promise<unknown>
}

/** The document that shows a training, chosen or dropped. */
export function TrainingFileField(props: TrainingFileFieldProps) {
  return <ProofFileField {...props} hint={useHint()} />
}

/** A download of a training's file; those who may correct the training can add or remove it. */
export function TrainingFile({ training, mayChange }: { training: OutsideTraining; mayChange: boolean }) {
  return (
    <ProofFile
      name={training.file_name}
      mayChange={mayChange}
      hint={useHint()}
      saving={useSaveTrainingFile(training)}
      removing={useRemoveTrainingFile(training.id)}
      keeping={useKeepTrainingFile(training.id)}
    />
  )
}
