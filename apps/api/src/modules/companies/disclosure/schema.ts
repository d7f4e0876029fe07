import { Type, type Static } from 'typebox'
import {
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  idOf,
  named,
  strict,
} from '../../contract.ts'
import { Format } from '../exports/schema.ts'

const Year = Type.Integer({
  minimum: 2000,
  maximum: 2200,
  description: 'A calendar year in the company’s zone.',
})
export const YearQuery = strict({ year: Year })
export const DisclosureYear = body('DisclosureYear', { year: Year }, { year: 2026 })

const Seconds = Type.Integer({ description: 'Of training, in seconds.' })
const Halalas = Type.Integer({ description: 'Halalas, VAT included.' })

const Day = Type.String({ format: 'date', pattern: '^[1-9]' })
const Units = Type.Number({ description: 'Of training, to hundredths.' })

export const TrainingRules = body(
  'TrainingRules',
  {
    minimum_units: Type.Integer({ minimum: 1, maximum: 1000, description: 'That each person has to have.' }),
    platform_unit_minutes: Type.Integer({
      minimum: 1,
      maximum: 6000,
      description: 'How much learning on the platform makes a unit.',
    }),
    outside_unit_minutes: Type.Integer({
      minimum: 1,
      maximum: 6000,
      description: 'How much training elsewhere makes a unit.',
    }),
    demanded_from: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'How many employees make a company disclose.',
    }),
    due_days: Type.Integer({
      minimum: 0,
      maximum: 365,
      description: 'How many days after its year a disclosure is due.',
    }),
  },
  {
    minimum_units: 8,
    platform_unit_minutes: 60,
    outside_unit_minutes: 60,
    demanded_from: 50,
    due_days: 90,
  },
)

const Trainees = Nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }))
const plan = {
  plan: Nullable(Type.String({ maxLength: 4000 })),
  budget: Nullable(
    Type.Integer({ minimum: 0, maximum: 100_000_000_000, description: 'Halalas, VAT included.' }),
  ),
  reached_by: Type.String({
    format: 'date',
    pattern: '^[1-9]',
    description: 'By when people are to have what is demanded: a day of the year.',
  }),
  citizens: Nullable(
    Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'Of the employees that were trained.' }),
  ),
  students: Trainees,
  graduates: Trainees,
  job_seekers: Trainees,
}
export const TrainingPlanOrder = body(
  'TrainingPlanOrder',
  { year: Year, ...plan },
  {
    year: 2027,
    plan: 'أربعون ساعة لكل موظف.',
    budget: 12_000_000,
    reached_by: '2027-12-31',
    citizens: 120,
    students: 8,
    graduates: 6,
    job_seekers: 4,
  },
)
export type TrainingPlanOrder = Static<typeof TrainingPlanOrder>

const figures = {
  headcount: Type.Integer({ description: 'Employees at the end of the year; of this year, now.' }),
  trainees: Type.Integer({ description: 'People with any training, those who have left among them.' }),
  under_minimum: Type.Integer({ description: 'Of the headcount, who has less than is demanded.' }),
  platform_seconds: Seconds,
  outside_seconds: Seconds,
  units: Units,
  platform_cost: Nullable(
    Type.Integer({ description: 'Halalas paid less refunds; null for a manager of a branch.' }),
  ),
  outside_cost: Halalas,
  departments: Type.Array(
    Type.Object({
      id: Nullable(Id),
      name: Nullable(Type.String()),
      trainees: Type.Integer(),
      seconds: Seconds,
    }),
  ),
}
const Figures = named('DisclosureFigures', figures)

export const Disclosure = Data(
  named('TrainingDisclosure', {
    as_of: Moment,
    year: Type.Integer(),
    rules: named('DisclosureRules', TrainingRules.properties),
    due_on: Type.String({ format: 'date', description: 'By when the year is to be disclosed.' }),
    reached_by: Day,
    plan: Nullable(
      named('TrainingPlan', plan, {
        description: 'What the company plans, and trainees that only it can count; null for a manager.',
      }),
    ),
    now: Figures,
    closed: Nullable(
      named('ClosedDisclosure', {
        at: Moment,
        hash: Type.String({
          description:
            'SHA-256 of JSON with its keys in order: year, rules, plan, figures, and the SHA-256 of the lines of each list.',
        }),
        is_intact: Type.Boolean({ description: 'Whether what is kept still has this hash.' }),
        figures: Nullable(Figures),
        has_changed_since: Nullable(
          Type.Boolean({ description: 'Whether the year reads differently now; null for a manager.' }),
        ),
      }),
    ),
    may_close: Type.Boolean({
      description: 'Whether the year is over, still open, and the asker may close it.',
    }),
  }),
)

/** By name, or by how much training somebody had, in units; with `-` before it, backwards. */
const peopleSorts = ['name', '-name', 'units', '-units'] as const
const peopleFilters = {
  year: Year,
  q: Type.Optional(Type.String({ maxLength: 100, description: 'A name or a number.' })),
  disclosed: Type.Optional(Type.Boolean({ description: 'As the year was disclosed, not as it reads now.' })),
  under: Type.Optional(Type.Boolean({ description: 'Only employees with less than is demanded.' })),
  sort: Type.Optional(
    Type.Unsafe<(typeof peopleSorts)[number]>({
      ...Choice(peopleSorts),
      description: 'By name without it; by `units`, whoever had least first. With `-` before it, backwards.',
    }),
  ),
}
export const DisclosurePeopleQuery = strict({
  ...peopleFilters,
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})
export type DisclosurePeopleQuery = Static<typeof DisclosurePeopleQuery>
export type DisclosurePeopleFilters = Omit<DisclosurePeopleQuery, 'cursor' | 'limit'>
export const FiguresExportBody = body(
  'FiguresExportBody',
  {
    year: Year,
    disclosed: peopleFilters.disclosed,
    format: Format,
  },
  { year: 2026, format: 'csv' },
)
export const DisclosureExportBody = body(
  'DisclosureExportBody',
  { ...peopleFilters, format: Format },
  { year: 2026, under: true, format: 'xlsx' },
)

export const DisclosurePeople = CursorPage(
  named('DisclosurePerson', {
    id: Id,
    name: Type.String(),
    number: Nullable(Type.String()),
    department: Nullable(Type.String()),
    platform_seconds: Seconds,
    outside_seconds: Seconds,
    units: Units,
    missing_units: Type.Number({ description: 'To what is demanded.' }),
  }),
)

const training = {
  title: Type.String({ minLength: 1, maxLength: 200 }),
  evidence: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'What shows it: the number of a document, where it is kept.',
  }),
  completed_on: Day,
  minutes: Type.Integer({ minimum: 1, maximum: 60_000 }),
  cost: Type.Integer({ minimum: 0, maximum: 100_000_000_000, description: 'Halalas, VAT included.' }),
}
export const OutsideTrainingOrder = body(
  'OutsideTrainingOrder',
  {
    employee_id: idOf('An employee in reach.'),
    ...training,
  },
  {
    title: 'إسعافات أولية',
    employee_id: 204,
    evidence: 'شهادة الهلال الأحمر',
    completed_on: '2026-10-12',
    minutes: 480,
    cost: 35_000,
  },
)
export type OutsideTrainingOrder = Static<typeof OutsideTrainingOrder>
export const OutsideTrainingChange = body('OutsideTrainingChange', training, {
  title: 'إسعافات أولية',
  evidence: 'شهادة الهلال الأحمر',
  completed_on: '2026-10-13',
  minutes: 480,
  cost: 35_000,
})
export type OutsideTrainingChange = Static<typeof OutsideTrainingChange>
export const Made = Data(Type.Object({ id: Id }))

/** What happened to a training after its year was closed. */
const changes = ['entered', 'corrected', 'moved', 'removed'] as const
export const outsideSorts = ['day', 'name', 'minutes'] as const
export const OutsideTrainingsQuery = strict({
  year: Year,
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'In the person, the training, or what shows it.' }),
  ),
  sort: Type.Optional(Choice(outsideSorts)),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})
export type OutsideTrainingsQuery = Static<typeof OutsideTrainingsQuery>
export const OutsideTrainings = CursorPage(
  named('OutsideTraining', {
    id: Id,
    employee_id: Id,
    name: Type.String(),
    ...training,
    file_name: Nullable(Type.String({ description: 'Of the file that shows it.' })),
    change: Nullable(Choice(changes)),
    disclosed: Nullable(
      Type.Object(
        { completed_on: Day, minutes: Type.Integer(), cost: Type.Integer() },
        { description: 'How it was disclosed, where it reads differently now.' },
      ),
    ),
  }),
)
