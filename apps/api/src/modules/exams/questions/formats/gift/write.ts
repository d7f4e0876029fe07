import type { BilingualText } from '../../../../../db/schema/columns.ts'
import type { QuestionFacts } from '../../facts.ts'
import { byCategory } from '../categories.ts'
import { absoluteTolerance, hintsOf, pairsOf, sequenceOf } from '../hints.ts'
import { arrow, percent, slashes, writeTexts, type Language } from '../texts.ts'
import { weightsOf } from '../weights.ts'
import { escaped } from './escapes.ts'

/**
 * Questions as GIFT, Markdown marked as such. Both languages are in one text, as Moodle’s multi-language filter has them; what GIFT has no place
 * for is in a comment, which others pass over. Ordering is written as Moodle’s ordering question has it.
 */
export function writeGift(questions: readonly QuestionFacts[], taught: readonly Language[]): string {
  return byCategory(questions)
    .map(
      ({ question, path }) =>
        `${path === undefined ? '' : `$CATEGORY: ${path}\n\n`}${oneQuestion(question, taught)}\n`,
    )
    .join('\n')
}

function oneQuestion(question: QuestionFacts, taught: readonly Language[]): string {
  const text = (texts: BilingualText) => escaped(writeTexts(texts, taught))
  const explanation = inMarkdown(text(question.explanation))
  const lines = answerLines(question, text, taught)
  const end = explanation === '' ? [] : [`####${explanation}`]
  const head = `::${escaped(question.key)}::[markdown]${text(question.body)} `
  const [first = '', ...more] = lines
  return [
    `// [id:${question.key}]`,
    `// [masar:${JSON.stringify(hintsOf(question))}]`,
    lines.length === 0 ? `${head}{` : `${head}{${first}`,
    ...more,
    ...end,
    '}',
  ].join('\n')
}

/** A text that begins as the name of a format would has its own before it. */
const inMarkdown = (text: string) => (text.startsWith('[') ? `[markdown]${text}` : text)

type Write = (texts: BilingualText) => string

/** The content between the braces but the explanation; the first entry right after the opening one. */
function answerLines(question: QuestionFacts, text: Write, taught: readonly Language[]): string[] {
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return ['', ...choiceLines(question, text)]
    case 'true_false':
      return [question.answer === true ? 'TRUE' : 'FALSE']
    case 'number':
      return [`#${String(question.answer)}:${absoluteTolerance(question)}`]
    case 'short_text':
      return ['', ...(question.accepted ?? []).map(accepted => `\t=%100%${escaped(arrow.put(accepted))}`)]
    case 'matching':
      return [
        '',
        ...pairsOf(question).map(
          ({ prompt, option }) =>
            `\t=${prompt ? arrow.put(escaped(percent.put(writeTexts(prompt, taught)))) : ''} -> ${text(option)}`,
        ),
      ]
    case 'ordering':
      return [
        `>${question.order?.length ?? 0} ALL VERTICAL ${question.all_or_nothing === true ? 'ALL_OR_NOTHING' : 'RELATIVE_NEXT_EXCLUDE_LAST'} SHOW none`,
        ...sequenceOf(question).map(item => slashes.put(text(item.text))),
      ]
    case 'essay':
      return []
  }
}

function choiceLines({ kind, options = [] }: QuestionFacts, text: Write): string[] {
  const correct = options.map(option => option.correct === true)
  const weights = kind === 'multiple_choice' ? weightsOf(correct) : correct.map(is => (is ? '100' : '0'))
  return options.map((option, at) => {
    const sign = kind === 'single_choice' && correct[at] === true ? '=' : '~'
    const feedback = option.feedback ? `#${inMarkdown(text(option.feedback))}` : ''
    return `\t${sign}%${weights[at]}%[markdown]${text(option.text)}${feedback}`
  })
}
