import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { questionKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Nullable, named, strict } from '../../contract.ts'
import { examFindings, itemFindings } from './findings.ts'
import { attemptChoices } from './read.ts'

const Figure = (description: string) => Nullable(Type.Number({ description }))

export const StatisticsQuery = strict({
  attempts: Type.Optional(
    Type.Unsafe<(typeof attemptChoices)[number]>(
      Type.String({ enum: [...attemptChoices], description: 'Of each learner; the first without it.' }),
    ),
  ),
})

export const ExamStatistics = Data(
  named('ExamStatistics', {
    exam: Type.Object({ id: Id, title: Type.String() }),
    course: Type.Object({ id: Id, title: Type.String() }),
    attempts_chosen: Choice(attemptChoices),
    attempts: Type.Integer({ description: 'How many the figures are over.' }),
    waiting: Type.Integer({ description: 'Chosen attempts that are left out, since they wait for grading.' }),
    distribution: Type.Array(Type.Integer(), { description: 'Attempts by tenths of the percentage.' }),
    mean: Figure('Points.'),
    median: Figure('Points.'),
    standard_deviation: Figure('Points, with n − 1.'),
    skewness: Figure('k₃/k₂^1.5'),
    kurtosis: Figure('k₄/k₂²'),
    alpha: Figure('Cronbach’s, in percent; null where attempts had different questions.'),
    error_ratio: Figure('Percent.'),
    standard_error: Figure('Points.'),
    findings: Type.Array(Choice(examFindings)),
    items: Type.Array(
      named('ItemStatistics', {
        id: Id,
        number: Type.Integer(),
        kind: Choice(questionKinds),
        body: Type.String({ description: 'Markdown.' }),
        attempts: Type.Integer(),
        is_drawn: Type.Boolean({ description: 'Some of the attempts did not have it.' }),
        max: Type.Number(),
        facility: Figure('Percent.'),
        standard_deviation: Figure('Points.'),
        discrimination_index: Figure('−100 to 100.'),
        discriminative_efficiency: Figure('Percent.'),
        effective_weight: Figure('Percent; null where the covariance is negative.'),
        findings: Type.Array(Choice(itemFindings)),
      }),
    ),
  }),
)

export const StatisticsFile = {
  description: 'The file.',
  content: {
    'text/csv; charset=utf-8': { schema: Type.Unsafe<Readable>(Type.String({ format: 'binary' })) },
  },
}
