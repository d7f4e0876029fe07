/** A line of captions: when it is said, in seconds, and its words without markup. */
export interface CaptionLine {
  from: number
  to: number
  text: string
}

/** A file beyond this is no captions of a lesson; the limit bounds the work. */
const longest = 2_000_000
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200E',
  rlm: '\u200F',
}

/**
 * Reads the lines of a WebVTT file (W3C WebVTT 1, 4.1): cues in their order, without identifiers, settings and markup; notes, styles and
 * regions are left out, and so is what makes no sense.
 */
export function captionLines(file: string): CaptionLine[] {
  if (file.length > longest) return []
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n\n')
  return blocks
    .flatMap(block => {
      const lines = block.split('\n').filter(line => line !== '')
      const at = lines.findIndex(line => line.includes('-->'))
      if (at < 0 || at > 1) return []
      const [from, to] = (lines[at] ?? '').split('-->').map(secondsOf)
      const text = plainText(lines.slice(at + 1).join(' '))
      return from === undefined || to === undefined || !(from < to) || text === '' ? [] : [{ from, to, text }]
    })
    .toSorted((one, other) => one.from - other.from)
}

/** `01:02:03.400` or `02:03.400`, and whatever settings follow it. NaN for anything else. */
function secondsOf(time: string): number {
  const match = /^(?:(\d{2,4}):)?(\d\d):(\d\d)\.(\d{3})(?:\s|$)/.exec(time.trim())
  if (!match) return Number.NaN
  const [, hours = '0', minutes, seconds, thousandths] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

function plainText(words: string): string {
  return words
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
    .trim()
}
