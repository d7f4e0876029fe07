import { useLingui } from '@lingui/react/macro'
import { formatNumber, IconButton, NumberField, useUi } from '@masar/ui'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { mostSeats, seatsOf } from './seats-of.ts'
import styles from './seats.module.css'

export interface SeatsFieldProps {
  /** Of the course. */
  title: string
  text: string
  /** The number that stands while `text` is none. */
  seats: number
  most?: number
  hint?: ReactNode
  /** Of a yearly licence, whose places they are. */
  isLicence?: boolean
  /** Why a number that is one was refused. */
  failure?: ReactNode
  /** What is typed or stepped to. */
  onType: (text: string) => void
  onLeave: () => void
}

/** How many seats of a course, or places of a licence: typed in the digits of either script, or stepped. */
export function SeatsField({
  title,
  text,
  seats,
  most = mostSeats,
  hint,
  failure,
  isLicence,
  onType,
  onLeave,
}: SeatsFieldProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const value = seatsOf(text, most)
  const highest = formatNumber(tag, most)
  const step = (by: number, icon: typeof Plus, label: string) => {
    const next = String((value ?? seats) + by)
    return (
      <IconButton
        icon={icon}
        label={label}
        isDisabled={seatsOf(next, most) === null}
        onPress={() => onType(next)}
      />
    )
  }
  return (
    <div
      className={styles.seats}
      role="group"
      aria-label={isLicence ? t`Places: ${title}` : t`Seats: ${title}`}
    >
      <NumberField
        label={isLicence ? t`Places` : t`Seats`}
        hint={hint}
        isWhole
        text={text}
        maxLength={12}
        error={value === null ? t`Enter a whole number from 1 to ${highest}.` : failure}
        onChange={(_, next) => onType(next)}
        onBlur={onLeave}
        trail={
          <>
            {step(-1, Minus, isLicence ? t`One place fewer: ${title}` : t`One seat fewer: ${title}`)}
            {step(1, Plus, isLicence ? t`One place more: ${title}` : t`One seat more: ${title}`)}
          </>
        }
      />
    </div>
  )
}
