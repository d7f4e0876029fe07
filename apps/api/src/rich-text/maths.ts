import type { Element, ElementContent } from 'hast'
import rehypeParse from 'rehype-parse'
import temml from 'temml'
import { unified } from 'unified'

const reader = unified().use(rehypeParse, { fragment: true })

/** What temml may do with a formula: no endless expansion, no commands that name addresses, classes or styles. */
const options = {
  throwOnError: true,
  trust: false,
  strict: false,
  maxExpand: 200,
  maxSize: [20, 100] as [number, number],
}
/** Longer formulas are no formulas. */
const longest = 2_000

/** Commands that define others: two of those, one in the other, make a million characters of a thousand. */
const defining = new Set(
  'def gdef edef xdef let futurelet newcommand renewcommand providecommand global long'
    .split(' ')
    .map(name => `\\${name}`),
)
/** How an environment goes on: the columns of those with a column count are written out, however many. */
const environment = /^\s*\{(?:(?!align(?:ed)?at)[A-Za-z]+\*?\}|align(?:ed)?at\*?\}\s*\{\s*\d{1,2}\s*\})/

/** What is wrong with a formula of which temml would make more than anybody reads, or waits for. */
function excessOf(source: string): string | undefined {
  for (const { 0: command, index } of source.matchAll(/\\(?:[A-Za-z@]+|[^])/g)) {
    if (defining.has(command)) return 'A formula defines no commands.'
    if (command === '\\begin' && !environment.test(source.slice(index + command.length)))
      return 'An environment has a plain name, and at most 99 columns.'
  }
  return undefined
}

/** How many formulas are shown together, and how much of TeX: a text, or a few lines, may not take seconds. */
export const mostOfFormulas = { formulas: 500, characters: 8_000 }

/** What is left of that. */
export class FormulaBudget {
  #formulas: number
  #characters: number

  constructor({ formulas, characters } = mostOfFormulas) {
    this.#formulas = formulas
    this.#characters = characters
  }

  /** @returns whether one more fits, which then counts */
  take({ length }: { length: number }): boolean {
    if (this.#formulas < 1 || this.#characters < length) return false
    this.#formulas -= 1
    this.#characters -= length
    return true
  }
}

/** A formula in TeX as MathML, or what is wrong with it. */
export function renderFormula(
  source: string,
  isBlock: boolean,
  budget: FormulaBudget,
): { math: Element } | { error: string } {
  if (source.length > longest) return { error: `A formula has at most ${longest} characters.` }
  const excess = excessOf(source)
  if (excess !== undefined) return { error: excess }
  if (!budget.take(source)) return { error: 'There are more formulas here than are shown together.' }
  try {
    const html = temml.renderToString(source, { ...options, displayMode: isBlock })
    const math = reader.parse(html).children.find(isMath)
    return math ? { math } : { error: 'Nothing to show.' }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}

const isMath = (node: { type: string; tagName?: string }): node is Element & ElementContent =>
  node.type === 'element' && node.tagName === 'math'

/** The first line of what temml says, without the marks that it puts under characters of the source. */
function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll('\u0332', '').split('\n')[0]?.trim().slice(0, 200) ?? ''
}
