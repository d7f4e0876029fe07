import { formatDate, formatNumber, type Reading, readingTag, siteTimeZone } from '@masar/text'
import { both, printable, shown, textsOf, type Words } from '../../../platform/documents/words.ts'
import { holderNames, type CertificateRow } from '../certificates.ts'
import { words } from './words.ts'

interface Fact {
  label: Words
  values: string[]
}

/** What the templates print: every text in its final form, every value isolated. */
export interface CertificatePage {
  title: Words
  awarded: Words
  completed: Words
  /** The name in each script, the Arabic one first. */
  holders: string[]
  /** The course's title, the Arabic first; one where both languages say the same. */
  courses: string[]
  grade: Fact | null
  facts: Fact[]
  signatures: { names: string[]; role: Words; isSigned: boolean }[]
  /** The alternative text of the pictures. */
  marks: { signature: string; logo: string }
  scan: Words
  qr: string
  address: string
  /** The document's properties: they know no isolation, and times are in UTC. */
  name: string
  author: string
  issued: number[]
}

/** The texts of a certificate. @param address of the page where anybody can check it */
export function pageOf(row: CertificateRow, address: string): CertificatePage {
  const title = both(words.title)
  const [course = ''] = textsOf(row.courseTitle)
  return {
    title,
    awarded: both(words.awarded),
    completed: both(words.completed),
    holders: holderNames(row).map(shown),
    courses: textsOf(row.courseTitle).map(shown),
    grade: row.grade === null ? null : { label: both(words.grade), values: [shown(gradeOf(row.grade, row))] },
    facts: [
      { label: both(words.issued), values: daysOf(row.issuedAt, row) },
      ...(row.validUntil ? [{ label: both(words.validUntil), values: daysOf(row.validUntil, row) }] : []),
      { label: both(words.code), values: [shown(row.code)] },
    ],
    signatures: [
      ...(row.instructorName
        ? [{ names: textsOf(row.instructorName).map(shown), role: both(words.instructor), isSigned: true }]
        : []),
      { names: Object.values(both(words.masar)), role: both(words.issuer), isSigned: false },
    ],
    marks: { signature: both(words.signature).ar, logo: both(words.logo).ar },
    scan: both(words.scan),
    qr: both(words.qr).ar,
    address: shown(address),
    name: printable(`${title.ar}: ${course}`),
    author: both(words.masar).ar,
    issued: row.issuedAt.toISOString().split(/\D/, 6).map(Number),
  }
}

const languages = ['ar', 'en-GB']

/**
 * The day of a moment by the site's clock, in both languages. A certificate is read by others as well: the Gregorian day stands on each,
 * the Hijri one beside it where its holder reads by that calendar.
 */
function daysOf(moment: Date, { calendar, digits }: Reading): string[] {
  const reading: Reading = { calendar: calendar === 'gregory' ? calendar : 'both', digits }
  return languages.map(language =>
    shown(formatDate(readingTag(language, reading), moment, { dateStyle: 'long', timeZone: siteTimeZone })),
  )
}

function gradeOf(grade: number, { digits }: Reading): string {
  return digits === 'arab'
    ? formatNumber(readingTag('ar', { calendar: 'gregory', digits }), grade / 100, { style: 'percent' })
    : `${grade}%`
}
