import type { BilingualText } from '../../../db/schema/columns.ts'
import type { QuestionKind } from '../../../db/schema/index.ts'
import { scattered } from '../questions/formats/reading.ts'
import type { QuestionFacts } from '../questions/facts.ts'
import { inStep } from '../questions/rules.ts'
import type { GivenQuestion } from './schema.ts'

/** What was typed as the facts of a question: without empty texts, and without what its kind has no place for. */
export function factsOfGiven(key: string, kind: QuestionKind, given: GivenQuestion): QuestionFacts {
  const { points, body, explanation } = given
  return untold({
    key,
    kind,
    points,
    body: written(body),
    explanation: written(explanation),
    ...partsOf(kind, given),
  })
}

function partsOf(kind: QuestionKind, given: GivenQuestion): Partial<QuestionFacts> {
  const { options = [], prompts = [], order = [], rubric = [], accepted = [], answer } = given
  const allOrNothing = given.all_or_nothing === true ? { all_or_nothing: true } : {}
  const texts = options.map(option => ({ key: option.key, text: written(option.text) }))
  switch (kind) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        options: options.map(({ key, text, correct, feedback = {} }) => ({
          key,
          text: written(text),
          ...(correct === true && { correct }),
          ...(!isBlank(feedback) && { feedback: written(feedback) }),
        })),
        ...(kind === 'multiple_choice' && allOrNothing),
      }
    case 'ordering':
      return { options: texts, order, ...allOrNothing }
    case 'matching':
      return {
        options: texts,
        prompts: prompts.map(prompt => ({ ...prompt, text: written(prompt.text) })),
        ...allOrNothing,
      }
    case 'essay':
      return {
        ...(rubric.length > 0 && {
          rubric: rubric.map(criterion => ({ ...criterion, text: written(criterion.text) })),
        }),
        ...(given.essay && { essay: given.essay }),
      }
    case 'true_false':
      return answer === undefined ? {} : { answer }
    case 'number':
      return {
        ...(answer !== undefined && { answer }),
        ...(given.tolerance_percent === undefined
          ? given.tolerance !== undefined && given.tolerance > 0 && { tolerance: given.tolerance }
          : { tolerance_percent: given.tolerance_percent }),
      }
    case 'short_text':
      return {
        accepted: [...new Set(accepted.map(text => text.trim()))].filter(text => text !== ''),
        ...(given.exact === true && { exact: true }),
      }
  }
}

/** New keys where those that were given would tell the order or the pairs. */
function untold(question: QuestionFacts): QuestionFacts {
  const { kind, options = [], order = [], prompts = [] } = question
  if (kind === 'ordering') {
    const isTold =
      order.join(' ') ===
      options
        .map(({ key }) => key)
        .toSorted()
        .join(' ')
    const renamed = isTold ? rekeyed(question, order, scattered(order.length)) : question
    return { ...renamed, options: (renamed.options ?? []).toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
  }
  if (kind === 'matching' && prompts.length > 2 && inStep(prompts)) {
    const keys = options.map(({ key }) => key)
    const byPrompt = [...new Set([...prompts.map(({ match }) => match), ...keys])]
    const fresh = scattered(byPrompt.length)
    const renamed = rekeyed(question, byPrompt, fresh)
    return inStep(renamed.prompts ?? []) ? rekeyed(question, byPrompt, fresh.toReversed()) : renamed
  }
  return question
}

function rekeyed(question: QuestionFacts, from: readonly string[], to: readonly string[]): QuestionFacts {
  const names = new Map(from.map((key, at) => [key, to[at] ?? key]))
  const name = (key: string) => names.get(key) ?? key
  return {
    ...question,
    options: (question.options ?? []).map(option => ({ ...option, key: name(option.key) })),
    ...(question.order && { order: question.order.map(name) }),
    ...(question.prompts && {
      prompts: question.prompts.map(prompt => ({ ...prompt, match: name(prompt.match) })),
    }),
  }
}

function isBlank({ ar = '', en = '' }: BilingualText): boolean {
  return ar.trim() === '' && en.trim() === ''
}

/** Without what is empty. */
export function written(text: BilingualText): BilingualText {
  const [ar, en] = [(text.ar ?? '').trim(), (text.en ?? '').trim()]
  return { ...(ar !== '' && { ar }), ...(en !== '' && { en }) }
}
