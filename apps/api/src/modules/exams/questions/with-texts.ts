import type { BilingualText } from '../../../db/schema/columns.ts'
import { imageAddressesIn, imageIdOf } from '../../../rich-text/images.ts'
import type { QuestionFacts } from './facts.ts'

/** A text with each of its languages changed. */
export function mapTexts(text: BilingualText, change: (text: string) => string): BilingualText {
  return Object.fromEntries(
    Object.entries(text).map(([language, own]: [string, string]) => [language, change(own)]),
  )
}

/** A question with each of its texts changed: what it asks, its options with their feedback, its criteria, explanation and hints. */
export function withTexts<T extends Omit<QuestionFacts, 'points'> & { hints?: BilingualText[] }>(
  question: T,
  change: (text: string) => string,
): T {
  const other = (text: BilingualText) => mapTexts(text, change)
  const { body, explanation, options, prompts, rubric, hints } = question
  return {
    ...question,
    body: other(body),
    explanation: other(explanation),
    ...(options && {
      options: options.map(({ text, feedback, ...option }) => ({
        ...option,
        text: other(text),
        ...(feedback && { feedback: other(feedback) }),
      })),
    }),
    ...(prompts && { prompts: prompts.map(({ text, ...prompt }) => ({ ...prompt, text: other(text) })) }),
    ...(rubric && { rubric: rubric.map(({ text, ...criterion }) => ({ ...criterion, text: other(text) })) }),
    ...(hints && { hints: hints.map(other) }),
  }
}

/** The stored images that the texts of a question show. */
export function imagesOfQuestion(question: Parameters<typeof withTexts>[0]): string[] {
  const addresses = textsOf(question).flatMap(imageAddressesIn)
  return [...new Set(addresses.flatMap(address => imageIdOf(address) ?? []))]
}

/** Every text of a question, in each of its languages. */
export function textsOf(question: Parameters<typeof withTexts>[0]): string[] {
  const texts: string[] = []
  withTexts(question, text => {
    texts.push(text)
    return text
  })
  return texts
}
