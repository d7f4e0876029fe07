import fc from 'fast-check'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { essayFileKinds, essayFormats } from '../../../db/schema/question-kinds.ts'
import { formProblem, isEssayForm } from './essay-form.ts'
import { EssayForm } from './essay-schema.ts'

const count = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 10 }) },
  fc.constantFrom(0, -1, 11, 25, 26, 5000, 5001, 1.5, '3', null, undefined),
)
const kinds = fc.oneof(
  { weight: 4, arbitrary: fc.uniqueArray(fc.constantFrom(...essayFileKinds), { maxLength: 4 }) },
  fc.array(fc.constantFrom(...essayFileKinds, 'exe', 3, null), { maxLength: 5 }),
  fc.constantFrom('pdf', null, undefined, { 0: 'pdf' }),
)
const strange = { stranger: fc.constantFrom(1, undefined) }
/** An object of these, mostly whole. */
const of = (
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>> = {},
) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) }),
    },
    fc.record({ ...required, ...optional, ...strange }, { requiredKeys: [] }),
    fc.constantFrom(null, undefined, 'text', 3, []),
  )
const forms = of(
  { format: fc.constantFrom(...essayFormats, ...essayFormats, 'html', undefined) },
  { files: of({ kinds, most: count, megabytes: count }), words: of({}, { least: count, most: count }) },
)

test('a form of another system is one exactly where the schema takes it and it can be', () => {
  let [taken, refused] = [0, 0]
  fc.assert(
    fc.property(forms, form => {
      const isOne = Value.Check(EssayForm, form) && formProblem(form) === undefined
      if (isOne) taken += 1
      else refused += 1
      expect(isEssayForm(form)).toBe(isOne)
    }),
    { numRuns: 5000 },
  )
  expect(Math.min(taken, refused)).toBeGreaterThan(500)
})
