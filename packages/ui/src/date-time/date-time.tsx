import { formatDate, formatRelative } from '@masar/text'
import { Plural, Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { useTimeZone } from './time-zone.ts'

type TimeProps = Omit<ComponentProps<'time'>, 'dateTime' | 'children'>

export interface DateTextProps extends TimeProps {
  /** A moment: ISO text in UTC, as the API sends it, or a Date. */
  value: string | Date
  /** `date` 21 November 2026, `short` 21 Nov 2026, `time` with the clock, `month` November 2026. */
  format?: 'date' | 'short' | 'time' | 'month'
  /** The reader's own zone unless given: `UTC` for a day without a clock, `siteTimeZone` for a day that every reader of a public page sees alike. */
  timeZone?: string
}

const formats = {
  date: { dateStyle: 'long' },
  short: { dateStyle: 'medium' },
  time: { dateStyle: 'long', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const

/** A date as the reader writes it. */
export function DateText({ value, format = 'date', timeZone, ...rest }: DateTextProps) {
  const { tag } = useUi()
  const zone = useTimeZone(timeZone)
  const date = new Date(value)
  return (
    <time {...rest} dateTime={date.toISOString()}>
      {formatDate(tag, date, { ...formats[format], timeZone: zone })}
    </time>
  )
}

export interface RelativeTimeProps extends TimeProps {
  value: string | Date
  /** The present, handed in: rendering reads no clock of its own, so server and browser agree. */
  now: Date | number
}

/** How long ago, or how soon; the full date is in its title. */
export function RelativeTime({ value, now, ...rest }: RelativeTimeProps) {
  const { tag } = useUi()
  const timeZone = useTimeZone()
  const date = new Date(value)
  const title = formatDate(tag, date, { ...formats.time, timeZone })
  return (
    <time {...rest} dateTime={date.toISOString()} title={title}>
      {formatRelative(tag, date, new Date(now))}
    </time>
  )
}

export interface DurationTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Rounded up to a whole minute from one minute on. */
  seconds: number
}

/** A length of time in words: “1 hour 20 minutes”, «ساعة و20 دقيقة». */
export function DurationText({ seconds, ...rest }: DurationTextProps) {
  const whole = Math.max(0, Math.round(seconds))
  const minutes = Math.ceil(whole / 60)
  const hours = Math.floor(minutes / 60)
  const left = minutes % 60
  const text = <DurationWords seconds={whole} hours={hours} minutes={left} />
  return <span {...rest}>{text}</span>
}

function DurationWords({ seconds, hours, minutes }: { seconds: number; hours: number; minutes: number }) {
  if (seconds < 60) return <Plural value={seconds} one="# second" other="# seconds" />
  if (hours === 0) return <Plural value={minutes} one="# minute" other="# minutes" />
  if (minutes === 0) return <Plural value={hours} one="# hour" other="# hours" />
  return (
    <Trans>
      <Plural value={hours} one="# hour" other="# hours" />{' '}
      <Plural value={minutes} one="# minute" other="# minutes" />
    </Trans>
  )
}
