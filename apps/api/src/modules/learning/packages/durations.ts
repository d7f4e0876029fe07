import type { PackageStandard } from '../../../db/schema/index.ts'

/** No session of learning is longer than this; longer ones are mistakes of their package. */
const longest = 1_000_000_000

/** Seconds of a duration as SCORM 1.2 writes it (`HHHH:MM:SS.SS`) or SCORM 2004 (ISO 8601, `P1DT2H3M4.5S`); null for anything else. */
export function secondsOf(text: string): number | null {
  const clock = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.\d{1,2})?$/.exec(text)
  if (clock) return sum([clock[1], clock[2], clock[3]], [3600, 60, 1])
  const iso =
    /^P(?:(\d{1,9})Y)?(?:(\d{1,9})M)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})(?:\.\d{1,9})?S)?)?$/.exec(
      text,
    )
  if (!iso || text.endsWith('P') || text.endsWith('T')) return null
  return sum(iso.slice(1), [365 * 86_400, 30 * 86_400, 86_400, 3600, 60, 1])
}

function sum(numbers: readonly (string | undefined)[], seconds: readonly number[]): number {
  const all = numbers.reduce((whole, number, index) => whole + Number(number ?? 0) * (seconds[index] ?? 0), 0)
  return Math.min(all, longest)
}

/** Seconds as the standard writes a duration: all but the oldest by ISO 8601. */
export function durationIn(standard: PackageStandard, seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    Math.floor(seconds % 60),
  ]
  if (standard !== 'scorm12') return `PT${hours}H${minutes}M${rest}S`
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(Math.min(hours, 9999)).padStart(4, '0')}:${two(minutes)}:${two(rest)}`
}
