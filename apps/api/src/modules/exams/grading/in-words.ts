import type { AnswerKey, AnswerValue, QuestionOption } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { withImageWords } from '../../../rich-text/images.ts'

interface Asked {
  options: QuestionOption[]
  answer_key: AnswerKey
  value: AnswerValue | null
}

/** What was answered, a line each, in words; none where nothing was. */
export function givenInWords({ options, value }: Asked, locale: Locale): string[] {
  if (value === null) return []
  if ('text' in value) return value.text === '' ? [] : [value.text]
  if ('truth' in value) return [String(value.truth)]
  const textOf = textsOf(options, locale)
  if ('option' in value) return [textOf(value.option)]
  if ('options' in value) return value.options.map(textOf)
  return pairsInWords(value.pairs, textOf)
}

/** What the key says, in the same way; none for an essay. */
export function rightInWords({ options, answer_key: key }: Asked, locale: Locale): string[] {
  const textOf = textsOf(options, locale)
  if (key.pairs !== undefined) return pairsInWords(key.pairs, textOf)
  if (key.correct !== undefined) return key.correct.map(textOf)
  if (key.truth !== undefined) return [String(key.truth)]
  if (key.value !== undefined) return [String(key.value)]
  return key.accepted ?? []
}

function pairsInWords(pairs: Record<string, string>, textOf: (key: string) => string): string[] {
  return Object.entries(pairs).map(([prompt, match]) => `${textOf(prompt)}: ${textOf(match)}`)
}

function textsOf(options: QuestionOption[], locale: Locale): (key: string) => string {
  return key => withImageWords(pick(options.find(option => option.key === key)?.text, locale)) || key
}
