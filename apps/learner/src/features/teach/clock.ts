import { foldDigits, stripBidi } from '@masar/text'

const clock = /^(?:(?<hours>\d{1,2}):(?=\d{2}:))?(?<minutes>\d{1,3}):(?<seconds>[0-5]\d)$/

/** Reads a place in a video, `4:05` or `1:04:05`, in any digits. @returns seconds, or null where it is none */
export function secondsOf(typed: string): number | null {
  const text = stripBidi(foldDigits(typed)).replaceAll(/\s/g, '')
  const { hours = '0', minutes, seconds } = clock.exec(text)?.groups ?? {}
  if (minutes === undefined || seconds === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** As it would be typed: `4:05`. */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
