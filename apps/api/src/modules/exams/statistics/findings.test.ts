import { expect, test } from 'vitest'
import { findingsOfExam, findingsOfItem } from './findings.ts'
import { statisticsOf, type ExamStatistics, type ItemStatistics } from './formulas.ts'

const item = (given: Partial<ItemStatistics>): ItemStatistics => ({
  item: 1,
  attempts: 40,
  isDrawn: false,
  max: 1,
  facility: 60,
  standardDeviation: 0.5,
  discriminationIndex: 40,
  discriminativeEfficiency: 50,
  effectiveWeight: 10,
  ...given,
})

test.each([
  [{}, []],
  [{ discriminationIndex: -0.1 }, ['negative_discrimination']],
  [{ discriminationIndex: 0 }, ['weak_discrimination']],
  [{ discriminationIndex: 19.9 }, ['weak_discrimination']],
  [{ discriminationIndex: 20 }, []],
  [{ discriminationIndex: null, standardDeviation: 0, facility: 100 }, ['same_for_all', 'very_easy']],
  [{ facility: 19.9 }, ['very_hard']],
  [{ facility: 20 }, []],
  [{ facility: 95 }, []],
  [{ facility: 95.1 }, ['very_easy']],
  [{ facility: null }, []],
] as const)('of a question with %j the advice is %j', (given, findings) =>
  expect(findingsOfItem(item(given))).toEqual(findings),
)

const exam = (given: Partial<ExamStatistics>): ExamStatistics => ({
  ...statisticsOf([]),
  attempts: 30,
  ...given,
})

test.each([
  [{}, []],
  [{ attempts: 29 }, ['few_attempts']],
  [{ items: [item({}), item({ isDrawn: true })] }, ['different_items']],
  [{ alpha: 69.9 }, ['low_consistency']],
  [{ alpha: 70 }, []],
  [{ errorRatio: 50 }, []],
  [{ errorRatio: 50.1 }, ['large_error']],
])('of an exam with %j the advice is %j', (given, findings) =>
  expect(findingsOfExam(exam(given))).toEqual(findings),
)
