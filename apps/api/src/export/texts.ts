import { stringify } from 'yaml'
import type { BilingualText } from '../db/schema/columns.ts'
import type { QuestionFacts } from '../modules/exams/questions/facts.ts'
import { languages, type Language } from '../import/shapes.ts'

/** A YAML file of a package, without lines that are broken for their length. */
export function yamlOf(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })
}

/** A Markdown file with front matter. */
export function markdownOf(front: object, body: string): string {
  return `---\n${yamlOf(front)}---\n${body}\n`
}

/** A text with nothing but its languages. */
export function said(text: BilingualText): BilingualText {
  return Object.fromEntries(
    languages.flatMap(language => {
      const written = text[language]?.trim() === '' ? undefined : text[language]
      return written === undefined ? [] : [[language, written]]
    }),
  )
}

/** A question as a package has it: said to be partial where a text of it lacks a language of its course, or has another one. */
export function packaged<T extends Omit<QuestionFacts, 'points'>>(
  question: T & { hints?: BilingualText[] },
  taught: readonly Language[],
): T & { partial?: true } {
  const isWhole = (text: BilingualText) => languages.every(one => taught.includes(one) === one in text)
  const texts = [
    question.body,
    question.explanation,
    ...(question.hints ?? []),
    ...(question.prompts ?? []).map(({ text }) => text),
    ...(question.rubric ?? []).map(({ text }) => text),
    ...(question.options ?? []).flatMap(({ text, feedback }) => [text, ...(feedback ? [feedback] : [])]),
  ]
  return texts.every(isWhole) ? question : { ...question, partial: true }
}
