import type { AnswerKey, QuestionKind, QuestionOption } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { foldedAnswer } from '../text-fits.ts'
import type { CorrectedKey } from './schema.ts'

interface Keyed {
  kind: QuestionKind
  options: readonly QuestionOption[]
}

/** The part of a key that a correction shows and changes. */
export function presentKey(key: AnswerKey): CorrectedKey {
  const { correct, truth, accepted, value, tolerance, tolerancePercent, pairs, waived } = key
  return {
    ...(correct && { correct }),
    ...(truth !== undefined && { truth }),
    ...(accepted && { accepted }),
    ...(value !== undefined && { value }),
    ...(tolerance !== undefined && { tolerance }),
    ...(tolerancePercent !== undefined && { tolerance_percent: tolerancePercent }),
    ...(pairs && { pairs }),
    ...(waived && { waived }),
  }
}

/**
 * The key that a version of a question gets. A waiver keeps the key below it, so that it can be taken back; what is not a matter of right
 * and wrong (spelling, all or nothing, rubric) stays.
 * @throws AppError `validation`
 */
export function correctedKey(question: Keyed, before: AnswerKey, given: CorrectedKey): AnswerKey {
  const { waived: _waived, ...kept } = before
  if (given.waived !== undefined) return { ...kept, waived: given.waived }
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...kept, correct: rightOptions(question, given) }
    case 'true_false':
      return { ...kept, truth: given.truth ?? refuse('truth') }
    case 'short_text':
      return { ...kept, accepted: acceptedTexts(given) }
    case 'number':
      return numberKey(kept, given)
    case 'ordering':
      return { ...kept, correct: wholeOrder(question, given) }
    case 'matching':
      return { ...kept, pairs: wholePairs(question, given) }
    case 'essay':
      // What a person graded has no key to go back to.
      return before.waived === undefined ? refuse('waived') : refuse('waived', 'type')
  }
}

function refuse(field: string, code: 'required' | 'unknown' | 'type' = 'required'): never {
  throw new AppError('validation', { fields: { [`key.${field}`]: [{ code }] } })
}

function rightOptions({ options }: Keyed, { correct = [] }: CorrectedKey): string[] {
  if (correct.length === 0) refuse('correct')
  const known = options.map(option => option.key)
  if (correct.some(key => !known.includes(key))) refuse('correct', 'unknown')
  return known.filter(key => correct.includes(key))
}

function wholeOrder({ options }: Keyed, { correct = [] }: CorrectedKey): string[] {
  const known = options.map(option => option.key)
  if (known.length !== correct.length || !known.every(key => correct.includes(key))) refuse('correct')
  return correct
}

function acceptedTexts({ accepted = [] }: CorrectedKey): string[] {
  const texts = [...new Set(accepted.map(text => text.trim()))].filter(text => text !== '')
  if (texts.length === 0) refuse('accepted')
  // It would accept any answer, or none.
  if (texts.some(text => foldedAnswer(text.replaceAll('*', '')) === '')) refuse('accepted', 'type')
  return texts
}

function numberKey(kept: AnswerKey, given: CorrectedKey): AnswerKey {
  const { tolerance: _tolerance, tolerancePercent: _percent, ...rest } = kept
  if (given.tolerance !== undefined && given.tolerance_percent !== undefined) refuse('tolerance', 'type')
  return {
    ...rest,
    value: given.value ?? refuse('value'),
    ...(given.tolerance_percent === undefined
      ? { tolerance: given.tolerance ?? 0 }
      : { tolerancePercent: given.tolerance_percent }),
  }
}

function wholePairs({ options }: Keyed, { pairs = {} }: CorrectedKey): Record<string, string> {
  const prompts = options.filter(option => option.isPrompt).map(option => option.key)
  const matches = options.filter(option => !option.isPrompt).map(option => option.key)
  if (prompts.some(prompt => !Object.hasOwn(pairs, prompt))) refuse('pairs')
  const given = Object.entries(pairs)
  if (given.some(([prompt, match]) => !prompts.includes(prompt) || !matches.includes(match)))
    refuse('pairs', 'unknown')
  return Object.fromEntries(given)
}
