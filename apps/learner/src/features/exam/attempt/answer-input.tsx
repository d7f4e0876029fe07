import { Trans, useLingui } from '@lingui/react/macro'
import { foldDigits, parseDecimal } from '@masar/text'
import { Banner, CheckboxGroup, NumberField, RadioGroup, TextField } from '@masar/ui'
import { useState } from 'react'
import type { AnswerValue, Question } from '../api.ts'
import { chosenOf } from '../model/keys.ts'
import { InlineMarks } from './inline-marks.tsx'
import styles from './question.module.css'

interface AnswerInputProps {
  question: Question
  value: AnswerValue | null
  isWritable: boolean
  onAnswer: (value: AnswerValue | null) => void
}

/** The place for an answer, by the kind of question. */
export function AnswerInput({ question, value, isWritable, onAnswer }: AnswerInputProps) {
  const { t } = useLingui()
  const options = question.options.map(({ key, text }) => ({
    value: key,
    label: <InlineMarks>{text}</InlineMarks>,
  }))
  const shared = { isBoxed: true, isDisabled: !isWritable, name: `question-${question.id}` }
  const [chosen = null] = chosenOf(value)
  switch (question.kind) {
    case 'single_choice':
      return (
        <RadioGroup
          {...shared}
          label={t`Choose one answer`}
          options={options}
          value={chosen}
          onChange={option => onAnswer({ option })}
        />
      )
    case 'multiple_choice':
      return (
        <CheckboxGroup
          {...shared}
          label={t`Choose every right answer`}
          options={options}
          value={chosenOf(value)}
          onChange={all => onAnswer(all.length === 0 ? null : { options: all })}
        />
      )
    case 'true_false':
      return (
        <RadioGroup
          {...shared}
          label={t`True or false?`}
          value={chosen}
          onChange={truth => onAnswer({ truth: truth === 'true' })}
          options={[
            { value: 'true', label: <Trans>True</Trans> },
            { value: 'false', label: <Trans>False</Trans> },
          ]}
        />
      )
    case 'number':
    case 'short_text':
      return <TypedAnswer kind={question.kind} value={value} isWritable={isWritable} onAnswer={onAnswer} />
    default:
      return (
        <Banner tone="warning">
          <Trans>
            This kind of question cannot be answered in this browser. Tell your instructor; the answer counts
            as empty.
          </Trans>
        </Banner>
      )
  }
}

/** What is typed stays as typed on the screen; figures of either script are sent as plain ones. */
function TypedAnswer({
  kind,
  value,
  isWritable,
  onAnswer,
}: { kind: 'number' | 'short_text' } & Omit<AnswerInputProps, 'question'>) {
  const { t } = useLingui()
  const stored = value && 'text' in value ? value.text : ''
  const [typed, setTyped] = useState(stored)
  // What was saved elsewhere (another tab, a newer revision) replaces what stands here.
  const shown = sentOf(kind, typed) === stored ? typed : stored
  const change = (text: string) => {
    setTyped(text)
    const sent = sentOf(kind, text)
    onAnswer(sent.trim() === '' ? null : { text: sent })
  }
  const common = {
    className: styles.typed,
    disabled: !isWritable,
    maxLength: 2000,
    enterKeyHint: 'done' as const,
  }
  if (kind === 'short_text')
    return (
      <TextField
        {...common}
        label={t`Your answer`}
        hint={t`A word or a few.`}
        autoComplete="off"
        value={shown}
        onChange={change}
      />
    )
  const isNone = shown.trim() !== '' && parseDecimal(shown) === null
  return (
    <NumberField
      {...common}
      label={t`Your answer, as a number`}
      hint={
        isNone
          ? t`This is not a number yet. Use digits, such as 12.5`
          : t`Either kind of digits works, such as 12.5 or ١٢٫٥`
      }
      text={shown}
      onChange={(_, text) => change(text)}
    />
  )
}

function sentOf(kind: 'number' | 'short_text', text: string): string {
  return kind === 'number' ? foldDigits(text) : text
}
