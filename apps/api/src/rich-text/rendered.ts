import { lineWithFormulas } from './line.ts'
import type { RichNode } from './nodes.ts'
import { richText } from './render.ts'

interface Options {
  prompts: readonly { text: string; feedback?: null }[]
  options: readonly { text: string; feedback?: string | null }[]
}
interface QuestionTexts extends Options {
  body: string
  explanation?: string | null
  other?: ({ body: string } & Options) | null
}

/** Whether a text may have what only the server can show: a formula, or code whose language is named. */
const mayNeed = /\$|```\w|~~~\w/

/** Texts in Markdown, each with what it is rendered to; nothing where no text needs it. */
export function renderedTexts(texts: readonly string[]): { rendered?: Record<string, RichNode[]> } {
  return fieldOf(texts.filter(text => mayNeed.test(text)).map(text => [text, richText(text)]))
}

/** A question as it is about to travel, with its texts rendered: those that it shows now, and no others. */
export function withRendered<Question extends QuestionTexts>(question: Question) {
  const { body, explanation, other } = question
  const texts = [body, explanation ?? '', other?.body ?? '']
  const lines = [question, ...(other ? [other] : [])].flatMap(({ prompts, options }) =>
    [...prompts, ...options].flatMap(({ text, feedback }) => [text, feedback ?? '']),
  )
  return { ...question, ...renderedParts(texts, lines) }
}

/** @param lines plain words with formulas and code, as options are */
export function renderedParts(texts: readonly string[], lines: readonly string[]) {
  return fieldOf([
    ...lines.filter(line => line.includes('$')).map(line => [line, lineWithFormulas(line)] as const),
    ...texts.filter(text => mayNeed.test(text)).map(text => [text, richText(text)] as const),
  ])
}

function fieldOf(entries: (readonly [string, RichNode[]])[]): { rendered?: Record<string, RichNode[]> } {
  return entries.length === 0 ? {} : { rendered: Object.fromEntries(entries) }
}
