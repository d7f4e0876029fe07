import { sentence, type Locale } from '../../../locale.ts'
import type { Database } from '../../../db/client.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import type { ExportSource } from '../exports/source.ts'
import { tableOf, type ColumnOf } from '../files/table.ts'
import { titles } from '../reports/shown.ts'
import { readDisclosure } from './closing.ts'
import { hoursOf, words } from './words.ts'

type Disclosure = Awaited<ReturnType<typeof readDisclosure>>
interface FigureRow {
  title: keyof typeof lines
  number?: number | null | undefined
  text?: string | null | undefined
}
const lines = { ...words, as_of: titles.as_of }
/** What is asked for of a year's figures. */
export interface FiguresAsked {
  year: number
  disclosed?: boolean | undefined
}

/** Days for the company: the one on which the file is made, and that of the closing where what was disclosed is asked for. */
interface Days {
  today: string
  closed: string | null
}

const riyals = (halalas: number | null | undefined) => (halalas == null ? null : halalas / 100)

/**
 * What a year adds up to, line by line in the order of the disclosure: who was trained by class, how long, what it cost and what was planned.
 * The authority's own form is not known here; where it asks for another order, this is the one place that has it.
 */
function rowsOf({ year, rules, plan, due_on, now, closed }: Disclosure, days: Days): FigureRow[] {
  const isDisclosed = days.closed !== null
  const disclosed = isDisclosed ? closed?.figures : null
  const figures = disclosed ?? now
  const { platform_seconds: platform, outside_seconds: outside } = figures
  return [
    { title: 'year', number: year },
    { title: 'headcount', number: figures.headcount },
    { title: 'trainees', number: figures.trainees },
    { title: 'citizens', number: plan?.citizens },
    { title: 'students', number: plan?.students },
    { title: 'graduates', number: plan?.graduates },
    { title: 'seekers', number: plan?.job_seekers },
    { title: 'platform', number: hoursOf(platform) },
    { title: 'outside', number: hoursOf(outside) },
    { title: 'hours', number: hoursOf(platform + outside) },
    { title: 'units', number: figures.units },
    { title: 'demanded', number: rules.minimum_units },
    { title: 'under', number: figures.under_minimum },
    { title: 'platform_cost', number: riyals(figures.platform_cost) },
    { title: 'outside_cost', number: riyals(figures.outside_cost) },
    { title: 'budget', number: riyals(plan?.budget) },
    { title: 'plan', text: plan?.plan },
    { title: 'due', text: due_on },
    { title: 'closed', text: days.closed },
    { title: 'hash', text: isDisclosed ? closed?.hash : null },
    { title: 'as_of', text: disclosed ? days.closed : days.today },
  ]
}

async function* pagesOf(
  db: Database,
  member: CompanyMembership,
  { year, disclosed }: FiguresAsked,
  locale: Locale,
): AsyncGenerator<FigureRow[]> {
  const read = await readDisclosure(db, member, year, locale)
  const closedAt = disclosed === true ? read.closed?.at : undefined
  yield rowsOf(read, {
    today: await companyToday(db, member.companyId, new Date(read.as_of)),
    closed: closedAt === undefined ? null : await companyToday(db, member.companyId, new Date(closedAt)),
  })
}

function columnsOf(locale: Locale): ColumnOf<FigureRow>[] {
  return [
    {
      title: sentence(locale, words.figure),
      kind: 'text',
      width: 40,
      read: row => sentence(locale, lines[row.title]),
    },
    { title: sentence(locale, words.number), kind: 'number', read: row => row.number ?? null },
    { title: sentence(locale, words.text), kind: 'text', width: 70, read: row => row.text ?? null },
  ]
}

/** The figures of a year as a table of lines. */
export const figuresSource: ExportSource<FiguresAsked> = {
  kind: 'training_disclosure_figures',
  name: { ar: 'أرقام الإفصاح عن التدريب', en: 'Training disclosure figures' },
  page: '/reports/disclosure',
  count: async () => 21,
  table: (db, member, query, locale) => tableOf(columnsOf(locale), pagesOf(db, member, query, locale)),
}
