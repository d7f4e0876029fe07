import {
  peopleColumns,
  type PeopleReport,
  type PeopleSort,
  peopleSortsOf,
  type ReportColumn,
  reportColumns,
  type ReportSort,
} from '@masar/text/rows'
import { Type, type Static, type TSchema } from 'typebox'
import {
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  named,
  strict,
} from '../../contract.ts'
import { Format } from '../exports/schema.ts'
import { periodFields } from '../period.ts'

export const reportKinds = ['completion', 'time', 'scores'] as const
export type ReportKind = (typeof reportKinds)[number]
/** What the rows of a report are. People are listed by calls of their own: not every role sees them. */
export const groupings = ['course', 'exam', 'department', 'month'] as const
export type Grouping = (typeof groupings)[number]

/** By what people learn for a company. */
export const sources = ['assigned', 'licence', 'licence_finished'] as const
export type ReportSource = (typeof sources)[number]

/** Whom and what a report is narrowed to. */
export const filters = {
  ...periodFields,
  department: Type.Optional(Type.Integer({ ...Id, description: 'With all departments below it.' })),
  group: Type.Optional(Id),
  course: Type.Optional(Id),
  source: Type.Optional(
    Type.Unsafe<ReportSource>({
      ...Choice(sources),
      description:
        'What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others.',
    }),
  ),
}
const Filters = strict(filters)
export type ReportFilters = Static<typeof Filters>

/** What the rows of an answer are, of what a report can be asked for by. */
export const by = <const T extends readonly Grouping[]>(choices: T) =>
  Type.Optional(
    Type.Unsafe<T[number]>({
      ...Choice(choices),
      description:
        'What the rows are; without it, there are none. Departments are those right below the one that is asked for, each with all below it.',
    }),
  )
export const ReportQuery = strict({ ...filters, by: by(['course', 'department', 'month']) })
export const ScoresQuery = strict({ ...filters, by: by(groupings) })
export type ReportQuery = Static<typeof ScoresQuery>

/** How people are listed, in words for the description of a call. */
export const peopleAre = 'By name, or by what is counted of them, from either end.'
/** Who of the people of a report is listed, and in which order. */
export const peopleFinding = <Report extends PeopleReport>(report: Report) => ({
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'A name, an employee number or an e-mail address.' }),
  ),
  sort: Type.Optional(
    Type.Unsafe<PeopleSort<Report>>({
      ...Choice(peopleSortsOf(report)),
      description:
        'By name without it; a number, the smallest first; with `-` before it, from the other end.',
    }),
  ),
})

const columns = new Set<ReportColumn>([
  'name',
  ...Object.values(reportColumns).flat(),
  ...Object.values(peopleColumns).flat(),
])
const reportSorts = [...columns].flatMap((column): ReportSort[] => [column, `-${column}`])

/** Which rows of a table there are, and in which order; of people as `peopleFinding` has it. */
export const rowFinding = {
  q: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'Of rows, what they are called; of people, a name, an employee number or an e-mail address.',
    }),
  ),
  sort: Type.Optional(
    Type.Unsafe<ReportSort>({
      ...Choice(reportSorts),
      description: 'A column of the table, the smallest first; with `-` before it, the largest.',
    }),
  ),
}

/** What the people of a report are asked for by. */
export const peopleQuery = <Kind extends ReportKind>(report: Kind) =>
  strict({
    ...filters,
    ...peopleFinding(report),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  })
export type ReportPeopleQuery = Omit<Static<ReturnType<typeof peopleQuery>>, 'sort'> & { sort?: ReportSort }

export const ReportExportBody = body(
  'ReportExportBody',
  {
    report: Choice(reportKinds),
    by: Choice([...groupings, 'person'] as const),
    format: Format,
    ...filters,
    ...rowFinding,
  },
  { report: 'completion', by: 'department', format: 'xlsx', from: '2026-01-01', to: '2026-12-31' },
)
export type ReportExportBody = Static<typeof ReportExportBody>

/** What each report counts, by the names that statements and answers share. */
export const measures = {
  completion: {
    assigned: Type.Integer(),
    not_started: Type.Integer(),
    in_progress: Type.Integer(),
    completed: Type.Integer(),
    overdue: Type.Integer({ description: 'Among those not started and those in progress.' }),
    begun: Type.Integer({
      description: 'Begun by the company’s yearly licence: counted in none of the others.',
    }),
    begun_completed: Type.Integer({ description: 'Among those begun by licence.' }),
  },
  time: {
    seconds: Type.Integer({ description: 'Of active learning: played, or with scrolling or typing.' }),
    people: Type.Integer({ description: 'Who learned at all.' }),
    days: Type.Integer({ description: 'Days on which somebody learned, counted for each person.' }),
  },
  scores: {
    results: Type.Integer({ description: 'One for each person and exam, by its grading method.' }),
    passed: Type.Integer(),
    mean: Nullable(Type.Number({ description: 'Percent.' })),
    hidden: Type.Integer({
      description: 'Results that an exam’s review policy still holds back: counted nowhere else.',
    }),
  },
}
export type Measures<Kind extends ReportKind> = {
  [Name in keyof (typeof measures)[Kind]]: (typeof measures)[Kind][Name] extends TSchema
    ? Static<(typeof measures)[Kind][Name]>
    : never
}

const Month = Type.String({ pattern: '^\\d{4}-\\d\\d$', description: 'In the company’s zone.' })
const rowNames = {
  id: Nullable(
    Type.Integer({ description: 'Null for a month, and for whoever is in none of the departments.' }),
  ),
  name: Nullable(Type.String({ description: 'A month as `2026-11`.' })),
  course: Nullable(Type.String({ description: 'Of an exam.' })),
}

const TooFew = Type.Object(
  {
    totals: Type.Boolean(),
    rows: Type.Integer({ description: 'How many are left out.' }),
    months: Type.Array(Month, { description: 'That are left out.' }),
  },
  {
    description:
      'What is not told to who may not see people, being of fewer than five of them, or telling of so few beside the rest; null where all is told.',
  },
)

/**
 * A report: what it counts in all, month by month, and by rows.
 * @param further what else it tells
 */
export function overview<
  T extends Record<string, TSchema>,
  M extends Record<string, TSchema>,
  F extends Record<string, TSchema> = Record<never, never>,
>(name: string, counted: T, monthly: M, further = {} as F) {
  return Data(
    named(name, {
      as_of: Moment,
      ...further,
      totals: Nullable(Type.Object(counted)),
      months: Type.Array(Type.Object({ month: Month, ...monthly }), {
        description: 'From the first that has anything to the last, none left out.',
      }),
      rows: Type.Array(Type.Object({ ...rowNames, ...counted })),
      too_few: Nullable(TooFew),
    }),
  )
}

export const CompletionReport = overview('CompletionReport', measures.completion, {
  assigned: Type.Integer({ description: 'Assigned in this month.' }),
  begun: Type.Integer({ description: 'Begun by licence in this month.' }),
  completed: Type.Integer({ description: 'Completed in this month, whenever assigned or begun.' }),
})
export const TimeReport = overview('TimeReport', measures.time, measures.time)
export const ScoresReport = overview('ScoresReport', measures.scores, measures.scores)

const person = {
  id: Id,
  name: Type.String(),
  number: Nullable(Type.String()),
  department: Nullable(Type.String()),
}
export const CompletionPeople = CursorPage(
  named(
    'CompletionPerson',
    { ...person, ...measures.completion },
    {
      examples: [
        {
          id: 204,
          name: 'سارة العتيبي',
          number: 'E-1042',
          department: 'المبيعات',
          assigned: 4,
          not_started: 0,
          in_progress: 1,
          completed: 3,
          overdue: 0,
          begun: 1,
          begun_completed: 0,
        },
      ],
    },
  ),
)
export const TimePeople = CursorPage(
  named(
    'TimePerson',
    { ...person, ...measures.time },
    {
      examples: [
        {
          id: 204,
          name: 'سارة العتيبي',
          number: 'E-1042',
          department: 'المبيعات',
          seconds: 18_420,
          people: 1,
          days: 9,
        },
      ],
    },
  ),
)
export const ScoresPeople = CursorPage(
  named(
    'ScoresPerson',
    { ...person, ...measures.scores },
    {
      examples: [
        {
          id: 204,
          name: 'سارة العتيبي',
          number: 'E-1042',
          department: 'المبيعات',
          results: 3,
          passed: 3,
          mean: 88.5,
          hidden: 0,
        },
      ],
    },
  ),
)
