import { renderedLine } from './line.ts'
import { FormulaBudget, mostOfFormulas } from './maths.ts'
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

/** Whether a text may have what only the server can show: a formula, code whose language is named, or a stored image. */
const mayNeed = /\$|```\w|~~~\w|image:/
const mayNeedInLine = /\$|\]\(image:/

/** Texts in Markdown, each with what it is rendered to; nothing where no text needs it. */
export function renderedTexts(texts: readonly string[]): { rendered?: Record<string, RichNode[]> } {
  return fieldOf(texts.filter(text => mayNeed.test(text)).map(text => [text, richText(text)]))
}

/** Of the texts that travel together the first that fit: of all their formulas no more is shown than twice what one of them may have. */
function fitting(texts: readonly string[]): string[] {
  const left = { formulas: 2 * mostOfFormulas.formulas, characters: 2 * mostOfFormulas.characters }
  return texts.filter(text => {
    if (!mayNeed.test(text)) return false
    const { formulas, characters } = formulasIn(text)
    left.formulas -= formulas
    left.characters -= characters
    return left.formulas >= 0 && left.characters >= 0
  })
}

/** How many formulas a text may have that are shown, and how long they are together: what lies between two dollars of one paragraph. */
function formulasIn(text: string) {
  const between = text.split(/\$+/).slice(1, -1)
  const found = between.filter(piece => !/\n\s*\n/.test(piece))
  return {
    formulas: Math.min(found.length, mostOfFormulas.formulas),
    characters: Math.min(
      found.reduce((sum, { length }) => sum + length, 0),
      mostOfFormulas.characters,
    ),
  }
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

/** @param lines plain words with formulas, code and images, as options are */
export function renderedParts(texts: readonly string[], lines: readonly string[]) {
  const budget = new FormulaBudget()
  return fieldOf([
    ...lines
      .filter(line => mayNeedInLine.test(line))
      .map(line => [line, renderedLine(line, budget)] as const),
    ...fitting(texts).map(text => [text, richText(text)] as const),
  ])
}

function fieldOf(entries: (readonly [string, RichNode[]])[]): { rendered?: Record<string, RichNode[]> } {
  return entries.length === 0 ? {} : { rendered: Object.fromEntries(entries) }
}
