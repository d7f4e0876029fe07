import { Type, type Static } from 'typebox'
import { Cursor, CursorPage, Data, Id, Moment, Nullable, body, idOf, named, strict } from '../../contract.ts'
import { Format } from '../exports/schema.ts'

const Year = Type.Integer({
  minimum: 2000,
  maximum: 2200,
  description: 'A calendar year in the company’s zone.',
})
export const YearQuery = strict({ year: Year })
export const DisclosureYear = body('DisclosureYear', { year: Year })

const Seconds = Type.Integer({ description: 'Of training, in seconds.' })
const Halalas = Type.Integer({ description: 'Halalas, VAT included.' })

const figures = {
  headcount: Type.Integer({ description: 'Employees at the end of the year; of this year, now.' }),
  trainees: Type.Integer({ description: 'People with any training, those who have left among them.' }),
  under_minimum: Type.Integer({ description: 'Of the headcount, who has less than the hours demanded.' }),
  platform_seconds: Seconds,
  outside_seconds: Seconds,
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
    minimum_seconds: Type.Integer({ description: 'That each person has to have.' }),
    demanded_from: Type.Integer({ description: 'How many employees make a company disclose.' }),
    now: Figures,
    closed: Nullable(
      named('ClosedDisclosure', {
        at: Moment,
        hash: Type.String({ description: 'SHA-256 of the figures as JSON with its keys in order.' }),
        figures: Figures,
        has_changed_since: Type.Boolean({ description: 'Whether the year reads differently now.' }),
      }),
    ),
    may_close: Type.Boolean({
      description: 'Whether the year is over, still open, and the asker may close it.',
    }),
  }),
)

const peopleFilters = {
  year: Year,
  under: Type.Optional(Type.Boolean({ description: 'Only employees with less than the hours demanded.' })),
}
export const DisclosurePeopleQuery = strict({
  ...peopleFilters,
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})
export type DisclosurePeopleQuery = Static<typeof DisclosurePeopleQuery>
export type DisclosurePeopleFilters = Pick<DisclosurePeopleQuery, 'year' | 'under'>
export const DisclosureExportBody = body('DisclosureExportBody', { ...peopleFilters, format: Format })

export const DisclosurePeople = CursorPage(
  named('DisclosurePerson', {
    id: Id,
    name: Type.String(),
    number: Nullable(Type.String()),
    department: Nullable(Type.String()),
    platform_seconds: Seconds,
    outside_seconds: Seconds,
    missing_seconds: Type.Integer({ description: 'To the hours demanded.' }),
  }),
)

const training = {
  title: Type.String({ minLength: 1, maxLength: 200 }),
  evidence: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'What shows it: the number of a document, where it is kept.',
  }),
  completed_on: Type.String({ format: 'date', pattern: '^[1-9]' }),
  minutes: Type.Integer({ minimum: 1, maximum: 60_000 }),
  cost: Type.Integer({ minimum: 0, maximum: 100_000_000_000, description: 'Halalas, VAT included.' }),
}
export const OutsideTrainingOrder = body('OutsideTrainingOrder', {
  employee_id: idOf('An employee in reach.'),
  ...training,
})
export type OutsideTrainingOrder = Static<typeof OutsideTrainingOrder>
export const OutsideTrainingChange = body('OutsideTrainingChange', training)
export type OutsideTrainingChange = Static<typeof OutsideTrainingChange>
export const Made = Data(Type.Object({ id: Id }))

export const OutsideTrainings = Data(
  Type.Array(
    named('OutsideTraining', {
      id: Id,
      employee_id: Id,
      name: Type.String(),
      ...training,
      is_after_closing: Type.Boolean({
        description: 'Entered or corrected after its year was closed: not in what was disclosed.',
      }),
    }),
  ),
)
