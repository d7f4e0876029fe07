import { useLingui } from '@lingui/react/macro'
import { foldDigits, isolate, parseDecimal } from '@masar/text'
import { formatNumber, NumberField, TextField, useUi } from '@masar/ui'
import { useState } from 'react'
import type { AnswerInputProps } from './answer-input-props.ts'
import styles from './question.module.css'

/** What is typed stays as typed on the screen; digits of either script are sent as plain ones. */
export function TypedAnswer({
  kind,
  value,
  isWritable,
  onAnswer,
}: { kind: 'number' | 'short_text' } & Omit<AnswerInputProps, 'question'>) {
  const { t } = useLingui()
  const { tag } = useUi()
  const stored = value && 'text' in value ? value.text : ''
  const [typed, setTyped] = useState(stored)
  // What was saved elsewhere (another tab, a newer revision) replaces the value here.
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
  const read = parseDecimal(shown)
  const number = read === null ? '' : isolate(formatNumber(tag, read, { maximumFractionDigits: 20 }))
  return (
    <NumberField
      {...common}
      label={t`Your answer, as a number`}
      hint={
        shown.trim() === ''
          ? t`Either kind of digits works, such as 12.5 or ١٢٫٥`
          : read === null
            ? t`This is not a number yet. Use digits, such as 12.5`
            : t`Counts as ${number}`
      }
      text={shown}
      onChange={(_, text) => change(text)}
    />
  )
}

function sentOf(kind: 'number' | 'short_text', text: string): string {
  return kind === 'number' ? foldDigits(text) : text
}
