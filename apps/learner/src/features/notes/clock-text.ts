/** A place in a video as players write it: `1:23`, `1:02:03`; in no catalogue: it runs from left to right in either language. */
export function clockText(second: number): string {
  const whole = Math.max(0, Math.floor(second))
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
