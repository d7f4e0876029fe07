import { useLingui } from '@lingui/react/macro'
import { IconButton, NumberField } from '@masar/ui'
import { Minus, Plus } from 'lucide-react'
import type { CartLine } from '../cart-acts/index.ts'
import styles from './cart.module.css'
import { useRefusalWords } from './refusal.ts'
import { useSeats } from './use-seats.ts'

/** How many seats of a course a company buys. */
export function SeatsField({ line }: { line: CartLine }) {
  const { t } = useLingui()
  const wordsOf = useRefusalWords()
  const { text, isFault, failure, type, settle, canStep, step } = useSeats(line)
  const { title } = line.course
  const fault = isFault ? t`Enter a whole number from 1 to 10,000.` : failure && wordsOf(failure)
  return (
    <div className={styles.seats} role="group" aria-label={t`Seats: ${title}`}>
      <NumberField
        label={t`Seats`}
        isWhole
        text={text}
        maxLength={12}
        error={fault}
        onChange={(_, next) => type(next)}
        onBlur={settle}
        trail={
          <>
            <IconButton
              icon={Minus}
              label={t`One seat fewer: ${title}`}
              isDisabled={!canStep(-1)}
              onPress={() => step(-1)}
            />
            <IconButton
              icon={Plus}
              label={t`One seat more: ${title}`}
              isDisabled={!canStep(1)}
              onPress={() => step(1)}
            />
          </>
        }
      />
    </div>
  )
}
