import { Trans, useLingui } from '@lingui/react/macro'
import { isolate } from '@masar/text'
import { Button, formatNumber, Text, TextField, useUi } from '@masar/ui'
import { useRef, useState } from 'react'
import { calculate, type CalculationErrorCode } from './calculate.ts'
import styles from './exam-tools.module.css'

/** As on a telephone or a pocket calculator: from left to right in either language. */
const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '%', '+', '(', ')']

/** A calculator: keys to press, or a line to type in. What it says goes nowhere by itself. */
export function Calculator() {
  const { t } = useLingui()
  const { tag } = useUi()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const names: Record<string, string> = {
    '÷': t`divided by`,
    '×': t`times`,
    '−': t`minus`,
    '+': t`plus`,
    '%': t`percent`,
    '.': t`decimal point`,
    '(': t`open bracket`,
    ')': t`close bracket`,
  }
  const result = calculate(text)
  const isBegun = text.trim() !== ''
  return (
    <div className={styles.calculator}>
      <TextField
        ref={field}
        label={t`Calculation`}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={setText}
      />
      <Text as="div" strong role="status" className={styles.result}>
        {'value' in result
          ? `= ${isolate(formatNumber(tag, result.value, { maximumFractionDigits: 10 }))}`
          : isBegun && <ErrorMessage error={result.error} />}
      </Text>
      <div className={styles.keys} dir="ltr">
        {keys.map(key => (
          <Button
            key={key}
            size="sm"
            variant="secondary"
            aria-label={names[key]}
            onPress={() => setText(before => before + key)}
          >
            {/^\d$/.test(key) ? formatNumber(tag, Number(key)) : key}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onPress={() => setText(before => before.slice(0, -1))}>
          <Trans>Delete</Trans>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onPress={() => {
            setText('')
            field.current?.focus()
          }}
        >
          <Trans>Clear</Trans>
        </Button>
      </div>
    </div>
  )
}

function ErrorMessage({ error }: { error: CalculationErrorCode }) {
  switch (error) {
    case 'incomplete':
      return <Trans>Not finished yet</Trans>
    case 'division':
      return <Trans>Nothing can be divided by zero</Trans>
    case 'unreadable':
      return <Trans>This cannot be worked out</Trans>
  }
}
