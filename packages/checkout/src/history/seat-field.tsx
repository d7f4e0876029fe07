import { Plural, useLingui } from '@lingui/react/macro'
import { IconButton, NumberField } from '@masar/ui'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './history.module.css'

interface SeatFieldProps {
  seats: number
  most: number
  onChange: (seats: number) => void
}

/** How many seats: typed in the digits of either script, or stepped. What is no such number falls back when it is left. */
export function SeatField({ seats, most, onChange }: SeatFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState<string | null>(null)
  const isWithin = (value: number | null): value is number => value !== null && value >= 1 && value <= most
  const step = (by: number) => {
    setText(null)
    onChange(seats + by)
  }
  return (
    <div className={styles.seats}>
      <IconButton icon={Minus} label={t`One seat less`} isDisabled={seats <= 1} onPress={() => step(-1)} />
      <NumberField
        label={t`Seats`}
        hint={<Plural value={most} one="At most # seat" other="At most # seats" />}
        isWhole
        text={text ?? String(seats)}
        onChange={(value, typed) => {
          setText(typed)
          if (isWithin(value)) onChange(value)
        }}
        onBlur={() => setText(null)}
      />
      <IconButton icon={Plus} label={t`One seat more`} isDisabled={seats >= most} onPress={() => step(1)} />
    </div>
  )
}
