import type { BilingualText } from '../../../../../db/schema/columns.ts'
import { imageIdOf } from '../../../../../rich-text/images.ts'
import type { QuestionFacts } from '../../facts.ts'
import type { FindImage } from '../images.ts'
import type { Hints } from '../reading.ts'
import { languages, markdownOf, xhtmlOf, type Language } from '../texts.ts'

/** The Markdown from which the HTML of an item was made, by the part that it belongs to. */
export type Sources = Record<string, BilingualText>

/** What our own file says of an item. */
export interface Own {
  hints: Hints
  sources: Sources
}

export function sourcesOf({ body, explanation, options = [], prompts = [] }: QuestionFacts): Sources {
  return {
    body,
    explanation,
    ...Object.fromEntries([...prompts, ...options].map(({ key, text }) => [`text ${key}`, text])),
    ...Object.fromEntries(
      options.flatMap(({ key, feedback }) => (feedback ? [[`feedback ${key}`, feedback]] : [])),
    ),
  }
}

/**
 * Markdown of an item’s HTML: its source, as long as the HTML says the same; converted again where it was edited.
 * @param find how an image of the package is named in Markdown
 */
export function markdownBySource(html: string, source: string | undefined, find: FindImage): string {
  const markdown = markdownOf(html, find)
  return source !== undefined && markdownOf(itemHtml(source), find) === markdown ? source : markdown
}

/** A text as an item has it: its images are in the package. */
export function itemHtml(markdown: string): string {
  return xhtmlOf(markdown, address => {
    const id = imageIdOf(address)
    return id && `../${imagePath(id)}`
  })
}

export const imagePath = (id: string) => `images/${id}.webp`

export function readSources(value: unknown): Sources {
  if (value === null || typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([part, texts]: [string, unknown]) =>
      texts !== null && typeof texts === 'object' ? [[part, knownTexts(texts)]] : [],
    ),
  )
}

function knownTexts(texts: object): BilingualText {
  const known: BilingualText = {}
  for (const language of languages) {
    const text = (texts as Partial<Record<Language, unknown>>)[language]
    if (typeof text === 'string') known[language] = text
  }
  return known
}
