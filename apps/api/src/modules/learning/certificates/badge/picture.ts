import { escapeHtml } from '../../../../escape-html.ts'
import { printable, textsOf } from '../../../platform/documents/words.ts'
import type { CertificateRow } from '../certificates.ts'

/** Characters of a line, and lines of a title, that the badge has room for. */
const lineLength = 20
const mostLines = 3
const middle = 200

/**
 * The badge of a certificate: SVG with its credential baked in, as Open Badges 3.0 wants it: right after the root's tag.
 * @param token the credential as VC-JWT
 */
export function badgePicture(row: CertificateRow, token: string): string {
  const [title = ''] = textsOf(row.courseTitle).map(printable)
  const lines = wrapped(title)
  const first = 212 - (lines.length - 1) * 15
  const texts = lines.map(
    (line, index) =>
      `<text x="${middle}" y="${first + index * 30}" font-size="24">${escapeHtml(line)}</text>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 400 400" role="img">
<openbadges:credential verify="${token}"></openbadges:credential>
<title>${escapeHtml(title)}</title>
<path d="${star(196, 168, 16)}" fill="#0f5f68"/>
<path d="${star(160, 151, 16)}" fill="none" stroke="#d99a1c" stroke-width="4"/>
<circle cx="${middle}" cy="${middle}" r="138" fill="#fdfbf6"/>
<path d="${star(24, 12, 8, 110)}" fill="#d99a1c"/>
<g fill="#12343b" text-anchor="middle" direction="${/\p{Script=Arabic}/u.test(title) ? 'rtl' : 'ltr'}" font-family="'Readex Pro', Amiri, 'Noto Sans Arabic', sans-serif" font-weight="600">
${texts.join('\n')}
<text x="${middle}" y="306" font-size="20" fill="#0f5f68" direction="rtl">مسار · Masar</text>
</g>
</svg>
`
}

/** A star of so many points around the middle, or another height. */
function star(outer: number, inner: number, points: number, height = middle): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const at = (index * Math.PI) / points - Math.PI / 2
    return `${(middle + radius * Math.cos(at)).toFixed(1)} ${(height + radius * Math.sin(at)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** A title on a few lines, broken between words; what has no room is cut. */
function wrapped(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const room = lines.slice(0, mostLines)
  return room.map((line, index) =>
    line.length > lineLength || (index === mostLines - 1 && lines.length > mostLines)
      ? `${line.slice(0, lineLength - 1)}…`
      : line,
  )
}
