import { formatDate, formatNumber, siteTimeZone } from '@masar/text'
import type { EvidenceSnapshot, SnapshotPerson } from '../../../../db/schema/index.ts'
import { pick, sentence, tagOf, type Locale, type Reader } from '../../../../locale.ts'
import { printable, shown } from '../../../platform/documents/words.ts'
import { requirementStatuses } from '../../requirements/status.ts'
import { words } from './words.ts'

/** What the template prints: every text in its final form, every value isolated. */
export interface EvidencePage {
  language: Locale
  title: string
  subject: string
  facts: { label: string; value: string }[]
  counts: { label: string; value: string; tone: string }[]
  columns: string[]
  /** The number of the first row. */
  first: number
  rows: PersonCells[]
  hash: { label: string; value: string }
  check: string
  address: string
  qr: string
  attached: string
  /** With `#page` and `#pages` in it. */
  page: string
  /** The document's properties: they know no isolation, and times are in UTC. */
  name: string
  author: string
  made: number[]
}

interface PersonCells {
  name: string
  number: string
  department: string
  status: string
  tone: string
  completed: string
  until: string
  due: string
  codes: string[]
  waiver: string[]
}

const none = '–'

/**
 * The texts of a pack. Others read it as well: the Gregorian day stands everywhere, and the Hijri one beside those above the list where its maker reads
 * by that calendar. @param reader who made it @param address of the page where anybody can check it
 */
export function pageOf(
  snapshot: EvidenceSnapshot,
  { reader, hash, address }: { reader: Reader; hash: string; address: string },
): EvidencePage {
  const { locale } = reader
  const say = (message: { id: string; message: string }, values?: Record<string, unknown>) =>
    sentence(reader, message, values)
  const subject = pick(snapshot.requirement.title, locale)
  return {
    language: locale,
    title: say(words.title),
    subject: shown(subject),
    facts: factsOf(snapshot, reader),
    counts: [
      { label: say(words.people), value: String(snapshot.people.length), tone: 'people' },
      ...requirementStatuses.map(status => ({
        label: say(words.statuses[status]),
        value: formatNumber(tagOf(reader), snapshot.counts[status]),
        tone: status,
      })),
    ],
    columns: [
      words.number,
      words.name,
      words.department,
      words.status,
      words.completed,
      words.until,
      words.due,
      words.proof,
    ].map(column => say(column)),
    first: snapshot.volume?.first ?? 1,
    rows: snapshot.people.map(person => cellsOf(person, reader)),
    hash: { label: say(words.hash), value: shown(hash) },
    check: say(words.check),
    address: shown(address),
    qr: say(words.qr),
    attached: say(words.attached),
    page: say(words.page, { page: '#page', pages: '#pages' }),
    name: printable(`${say(words.title)}: ${subject}`),
    author: say(words.author),
    made: snapshot.made_at.split(/\D/, 6).map(Number),
  }
}

/** A word, and what it is here. */
type Fact = [{ id: string; message: string }, string]

function factsOf(snapshot: EvidenceSnapshot, reader: Reader): EvidencePage['facts'] {
  const { locale } = reader
  const besides: Reader = { ...reader, calendar: reader.calendar === 'gregory' ? 'gregory' : 'both' }
  const { company, requirement, scope } = snapshot
  const whom = [scope.department, scope.group].flatMap(name => (name ? [pick(name, locale)] : []))
  const facts: Fact[] = [
    [words.company, pick(company.name, locale)],
    [words.registration, company.registration_number],
    [requirement.is_path ? words.path : words.course, pick(requirement.title, locale)],
    [words.scope, whom.join(locale === 'ar' ? '، ' : ', ') || sentence(locale, words.everybody)],
    ...volumeFact(snapshot, reader),
    [
      words.renewal,
      requirement.renewal_months === null
        ? sentence(locale, words.once)
        : sentence(reader, words.months, { months: requirement.renewal_months }),
    ],
    [words.asOf, dayOf(snapshot.as_of, besides)],
    [
      words.made,
      formatDate(tagOf(besides), new Date(snapshot.made_at), {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: company.time_zone ?? siteTimeZone,
      }),
    ],
    [words.terms, sentence(locale, words.termsOf)],
  ]
  return facts.map(([label, value]) => ({ label: sentence(locale, label), value: shown(value) }))
}

function volumeFact({ volume, people }: EvidenceSnapshot, reader: Reader): Fact[] {
  if (!volume) return []
  const { number, of, first, people: all } = volume
  const shownNumbers = Object.fromEntries(
    Object.entries({ number, of, first, last: first + people.length - 1, people: all }).map(
      ([name, value]) => [name, formatNumber(tagOf(reader), value)],
    ),
  )
  return [[words.volume, sentence(reader, words.volumeOf, shownNumbers)]]
}

function cellsOf(person: SnapshotPerson, { locale, digits }: Reader): PersonCells {
  const reader: Reader = { locale, calendar: 'gregory', digits }
  const day = (value: string | null) => (value === null ? none : shown(dayOf(value, reader)))
  return {
    name: shown(person.name),
    number: person.number === null ? '' : shown(person.number),
    department: person.department ? shown(pick(person.department, locale)) : none,
    status: sentence(locale, words.statuses[person.status]),
    tone: person.status,
    completed: day(person.completed_on),
    until: day(person.valid_until),
    due: day(person.due_on),
    codes: person.certificates.map(shown),
    waiver: waiverLines(person.waiver, reader),
  }
}

function waiverLines(waiver: SnapshotPerson['waiver'], reader: Reader): string[] {
  const { locale } = reader
  if (!waiver) return []
  const [from, until] = [waiver.from, waiver.until].map(day => day && shown(dayOf(day, reader)))
  const reason = shown(waiver.reason)
  return [
    until
      ? sentence(locale, words.waivedUntil, { from, until, reason })
      : sentence(locale, words.waived, { from, reason }),
    ...(waiver.evidence ? [shown(waiver.evidence)] : []),
    ...(waiver.by ? [sentence(locale, words.waivedBy, { name: shown(waiver.by) })] : []),
  ]
}

/** A day is the same in every zone. Arabic has no short form whose parts readers copy in order. */
function dayOf(day: string, reader: Reader): string {
  const dateStyle = reader.locale === 'ar' ? 'long' : 'medium'
  return formatDate(tagOf(reader), new Date(`${day}T00:00:00Z`), { dateStyle, timeZone: 'UTC' })
}
