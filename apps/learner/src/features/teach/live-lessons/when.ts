import { foldDigits } from '@masar/text'

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as the fields hold it: the day and the time of the reader's own zone. */
export function fieldsOf(at: string): { day: string; time: string } {
  const date = new Date(at)
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/** What was typed as a time, in digits of either script; null where it is none. */
export function timeOf(typed: string): string | null {
  const parts = /^(\d{1,2})[:.](\d{2})$/.exec(foldDigits(typed).trim())
  const [hours, minutes] = [Number(parts?.[1]), Number(parts?.[2])]
  return parts && hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : null
}

/** From the reader's zone to what travels; null where a part is missing. */
export function sessionOf(
  day: string | null,
  time: string,
  minutes: number | null,
): { starts_at: string; ends_at: string } | null {
  const at = timeOf(time)
  if (day === null || at === null || minutes === null || minutes < 1) return null
  const start = new Date(`${day}T${at}:00`)
  return {
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + minutes * 60_000).toISOString(),
  }
}
