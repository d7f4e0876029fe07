/** Intl formatters are costly to make and cheap to keep: one per tag and options. */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** A number formatter, made once. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = tag + JSON.stringify(options)
  const made = numbers.get(key) ?? new Intl.NumberFormat(tag, options)
  numbers.set(key, made)
  return made
}

/** A number as the reader writes it. */
export function formatNumber(tag: string, value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(tag, options).format(value)
}

/** A moment as the reader writes it. Its zone is always said: that of the process differs between server and browser. */
export function formatDate(
  tag: string,
  value: Date,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string {
  const key = tag + JSON.stringify(options)
  const made = dates.get(key) ?? new Intl.DateTimeFormat(tag, options)
  dates.set(key, made)
  return made.format(value)
}

const steps: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [604_800, 86_400, 'day'],
  [2_629_800, 604_800, 'week'],
  [31_557_600, 2_629_800, 'month'],
  [Infinity, 31_557_600, 'year'],
]

/** How far a moment is from now, in the largest unit that fits: “yesterday”, «قبل 3 أيام». */
export function formatRelative(tag: string, value: Date, now: Date): string {
  const seconds = (value.getTime() - now.getTime()) / 1000
  const [, size, unit] = steps.find(([limit]) => Math.abs(seconds) < limit) ?? steps[6]!
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}
