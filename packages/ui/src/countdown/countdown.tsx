import { useState, type ComponentProps } from 'react'
import { DurationText } from '../date-time/date-time.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './countdown.module.css'

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Milliseconds left, by the caller's clock: the server's, in an exam. */
  remaining: number
  /** What ends: “Time left”. */
  label: string
  /** At so many seconds left it is read out, once each. */
  announceAt?: readonly number[]
  /** From so many seconds on it is drawn as urgent. */
  urgentFrom?: number
}

/** Hours, minutes and seconds with colons. A second that has begun counts whole, so 0:00 means over. */
export function clockText(remaining: number): string {
  const seconds = Math.max(0, Math.ceil(remaining / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The lowest mark that has been passed, or none yet. */
function passedMark(seconds: number, marks: readonly number[]): number | undefined {
  return [...marks].sort((a, b) => a - b).find(mark => seconds <= mark)
}

/** Shows the time that is left. The figures are not live: only the thresholds are announced. */
export function Countdown({
  remaining,
  label,
  announceAt = [600, 300, 60],
  urgentFrom = 60,
  className,
  ...rest
}: CountdownProps) {
  const seconds = Math.max(0, Math.ceil(remaining / 1000))
  const mark = passedMark(seconds, announceAt)
  const [first] = useState(mark)
  return (
    <div
      {...rest}
      className={cx(styles.countdown, className)}
      data-urgent={seconds <= urgentFrom || undefined}
    >
      <span className={styles.label}>{label}</span>
      <span role="timer" aria-label={label} className={styles.figures}>
        <bdi dir="ltr">{clockText(remaining)}</bdi>
      </span>
      <span role="status" className="visually-hidden">
        {mark !== undefined && mark !== first && (
          <>
            {label} <DurationText seconds={mark} />
          </>
        )}
      </span>
    </div>
  )
}
