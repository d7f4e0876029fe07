import { formatNumber } from './written.ts'

/** A file's size as people say it: `1.4 MB`, `‏1.4 م.ب‏`. */
export function formatSize(tag: string, bytes: number): string {
  const [size, unit] =
    bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [Math.max(1, bytes / 1000), 'kilobyte']
  return formatNumber(tag, size, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: bytes >= 1_000_000 ? 1 : 0,
  })
}
