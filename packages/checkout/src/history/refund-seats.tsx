import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { SeatsField } from '../seats/seats-field.tsx'
import { seatsOf } from '../seats/seats-of.ts'

interface RefundSeatsProps {
  title: string
  seats: number
  most: number
  /** Of a yearly licence, whose places they are. */
  isLicence: boolean
  onChange: (seats: number) => void
}

/** How many seats are asked back. What is no such number falls back when it is left. */
export function RefundSeats({ title, seats, most, isLicence, onChange }: RefundSeatsProps) {
  const [text, setText] = useState<string | null>(null)
  return (
    <SeatsField
      title={title}
      text={text ?? String(seats)}
      seats={seats}
      most={most}
      isLicence={isLicence}
      hint={
        isLicence ? (
          <Plural value={most} one="At most # place" other="At most # places" />
        ) : (
          <Plural value={most} one="At most # seat" other="At most # seats" />
        )
      }
      onType={typed => {
        setText(typed)
        const value = seatsOf(typed, most)
        if (value !== null) onChange(value)
      }}
      onLeave={() => setText(null)}
    />
  )
}
