import { useLingui } from '@lingui/react/macro'
import { CheckboxGroup, NativeSelect, NumberField, RadioGroup, TextArea } from '@masar/ui'
import type { CorrectableQuestion } from '../api.ts'
import type { KeyDraft, ToleranceKind } from './draft.ts'
import { OrderField } from './order-field.tsx'
import styles from './regrade.module.css'

interface KeyFieldsProps {
  question: CorrectableQuestion
  draft: KeyDraft
  error: string | undefined
  onChange: (to: Partial<KeyDraft>) => void
}

/** The right answer of a question of any kind that a key marks. */
export function KeyFields({ question, draft, error, onChange }: KeyFieldsProps) {
  const { t } = useLingui()
  const options = question.options.filter(option => !option.is_prompt)
  const choices = options.map(({ key, text }) => ({ value: key, label: text }))
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return (
        <CheckboxGroup
          label={t`Right options`}
          hint={
            question.kind === 'single_choice'
              ? t`With several right options, each of them alone is a right answer.`
              : undefined
          }
          options={choices}
          value={draft.correct}
          error={error}
          onChange={correct => onChange({ correct })}
        />
      )
    case 'true_false':
      return (
        <RadioGroup
          label={t`Right answer`}
          options={[
            { value: 'true', label: t`True` },
            { value: 'false', label: t`False` },
          ]}
          value={String(draft.truth)}
          onChange={value => onChange({ truth: value === 'true' })}
        />
      )
    case 'short_text':
      return (
        <TextArea
          label={t`Accepted answers`}
          hint={t`One on each line. A star (*) means any characters.`}
          rows={4}
          value={draft.accepted}
          error={error}
          onChange={accepted => onChange({ accepted })}
        />
      )
    case 'number':
      return <NumberKey draft={draft} error={error} onChange={onChange} />
    case 'ordering':
      return (
        <OrderField options={options} order={draft.correct} onChange={correct => onChange({ correct })} />
      )
    case 'matching':
      return question.options
        .filter(option => option.is_prompt)
        .map(({ key, text }) => (
          <NativeSelect
            key={key}
            label={text}
            value={draft.pairs[key] ?? ''}
            options={choices}
            onChange={match => onChange({ pairs: { ...draft.pairs, [key]: match } })}
          />
        ))
    case 'essay':
      return null
  }
}

function NumberKey({ draft, error, onChange }: Omit<KeyFieldsProps, 'question'>) {
  const { t } = useLingui()
  return (
    <div className={styles.number}>
      <NumberField
        label={t`Right number`}
        text={draft.value}
        error={error}
        onChange={(_, value) => onChange({ value })}
      />
      <NumberField
        label={t`Tolerance`}
        text={draft.tolerance}
        onChange={(_, tolerance) => onChange({ tolerance })}
      />
      <NativeSelect
        label={t`Tolerance in`}
        value={draft.toleranceKind}
        options={[
          { value: 'absolute', label: t`Same unit` },
          { value: 'percent', label: t`Percent` },
        ]}
        onChange={kind => onChange({ toleranceKind: kind as ToleranceKind })}
      />
    </div>
  )
}
