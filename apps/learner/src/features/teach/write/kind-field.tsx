import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@masar/ui'
import type { QuestionKind } from './draft.ts'
import { useKindNames } from './use-kind-names.ts'

interface KindFieldProps {
  kinds: readonly QuestionKind[]
  kind: QuestionKind
  onChange: (kind: QuestionKind) => void
}

export function KindField({ kinds, kind, onChange }: KindFieldProps) {
  const { t } = useLingui()
  const names = useKindNames()
  return (
    <NativeSelect
      label={t`Kind of question`}
      value={kind}
      options={kinds.map(value => ({ value, label: names[value] }))}
      onChange={value => onChange(value as QuestionKind)}
    />
  )
}
