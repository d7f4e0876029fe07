import { createHash } from 'node:crypto'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import type { EssayForm, QuestionKind } from '../../../../db/schema/index.ts'
import type { QuestionChoice, QuestionFacts } from '../facts.ts'
import { checkQuestion, inStep, type QuestionProblem } from '../rules.ts'
import { FileImages } from './images.ts'
import type { Note, NoteCode } from './notes.ts'
import { longestCategory } from './categories.ts'
import { shapeProblem, type ShapeProblem } from './shape.ts'
import type { Language } from './texts.ts'

/** A position in a file; in a package, also which of its files. */
export interface Place {
  file?: string
  line: number
}

/** Why a question is left out. */
export type RejectionReason =
  | QuestionProblem
  | ShapeProblem
  | { code: 'syntax' }
  | { code: 'file_unreadable' }
  | { code: 'file_missing' }
  | { code: 'too_many'; most: number }
  | { code: 'kind_unknown'; kind: string }
  | { code: 'weights' }
  | { code: 'several_numbers' }
  | { code: 'number_unread'; text: string }
  | { code: 'no_answer' }
  | { code: 'key_taken'; key: string }
  | { code: 'header_missing' }
  | { code: 'part_unknown'; text: string }
  | { code: 'scoring_unknown' }
  | { code: 'lesson_too_long'; most: number }
  | { code: 'lesson_several'; text: string }
export type RejectionCode = RejectionReason['code']

export type { Note, NoteCode }

export interface ReadQuestion extends Place {
  question: QuestionFacts
  notes: Note[]
}
export interface RefusedQuestion extends Place {
  /** What the file calls it, where it does. */
  name?: string
  reason: RejectionReason
}
export interface ReadFile {
  read: ReadQuestion[]
  refused: RefusedQuestion[]
  images: FileImages
}

export interface ReadOptions {
  /** What texts are in that name no language. */
  language: Language
}

/** What formats without a place for it say beside the question; made by us, and believed as far as it fits what is there. */
export interface Hints {
  points?: number
  /** Keys of options in the order in which they are stored. */
  options?: string[]
  prompts?: string[]
  /** For each pair as it is written, or each item in its right place: which of `options` it is. */
  places?: number[]
  all_or_nothing?: boolean
  exact?: boolean
  tolerance_percent?: number
  rubric?: { key: string; text: BilingualText; points: number }[]
  /** Of an essay: believed by formats that cannot say all of it, where it fits what they can. */
  essay?: EssayForm
  /** By its title or id. */
  lesson?: string
}

/** A question as a format says it, before it has the keys that it may lack. */
export interface Draft extends Omit<Partial<QuestionFacts>, 'options' | 'kind'> {
  kind: QuestionKind
  points: number
  body: BilingualText
  explanation: BilingualText
  /** What it is called; its key is made of it where it has none. */
  name?: string
  options?: (Omit<QuestionChoice, 'key'> & { key?: string })[]
  /** Of ordering: the items in their right order, in place of `options`. */
  sequence?: BilingualText[]
  /** Of matching: what is given, if anything, and what belongs to it; in place of `prompts` and `options`. */
  pairs?: { prompt: BilingualText | undefined; option: BilingualText }[]
  hints?: Hints
  notes?: NoteCode[]
}

export const mostQuestions = 1000

/** Collects what a file says, each question with its place, and checks it by the rules of all questions. */
export class Reading implements ReadFile {
  readonly read: ReadQuestion[] = []
  readonly refused: RefusedQuestion[] = []
  readonly images = new FileImages()
  readonly #keys = new Set<string>()

  refuse(place: Place, reason: RejectionReason, name?: string): void {
    this.refused.push({ ...place, reason, ...(name !== undefined && name !== '' && { name }) })
  }

  /** @param category the path that the file has named for it */
  take(place: Place, draft: Draft, category?: string): void {
    const { notes = [], name } = draft
    const isKept = category !== undefined && category.length <= longestCategory
    if (this.read.length >= mostQuestions)
      return this.refuse(place, { code: 'too_many', most: mostQuestions }, name)
    const question = { ...wholeOf(draft), ...(isKept && { category }) }
    if (category !== undefined && !isKept) notes.push('category_left_out')
    const problem = shapeProblem(question) ?? ruleProblem(question)
    if (problem) return this.refuse(place, problem, name ?? draft.key)
    if (this.#keys.has(question.key))
      return this.refuse(place, { code: 'key_taken', key: question.key }, name ?? question.key)
    this.#keys.add(question.key)
    this.read.push({ ...place, question, notes: [...new Set(notes)] })
  }
}

function ruleProblem(question: QuestionFacts): QuestionProblem | undefined {
  const problems: QuestionProblem[] = []
  checkQuestion(question, (_path, problem) => problems.push(problem))
  return problems[0]
}

function wholeOf(draft: Draft): QuestionFacts {
  const { name, hints = {}, notes: _, options, sequence, pairs, key, ...rest } = draft
  const kept = {
    ...(hints.points !== undefined && { points: hints.points }),
    ...(hints.all_or_nothing === true && { all_or_nothing: true }),
    ...(hints.exact === true && { exact: true }),
    ...(hints.rubric && { rubric: hints.rubric }),
    ...(hints.lesson !== undefined && { lesson: hints.lesson }),
  }
  return {
    ...rest,
    ...kept,
    key: key ?? madeKey(draft, name),
    ...(options && { options: withKeys(options, hints.options) }),
    ...(sequence && inSequence(sequence, hints)),
    ...(pairs && inPairs(pairs, hints)),
  }
}

/** The same question of the same file always gets the same key; another question never that of one that is there. */
function madeKey({ kind, body }: Draft, name = ''): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '')
  const hash = createHash('sha256')
    .update(JSON.stringify([name, kind, body.ar ?? '', body.en ?? '']))
    .digest('hex')
    .slice(0, 8)
  return `${slug === '' ? 'q' : slug}-${hash}`
}

const isKey = (key: string | undefined) => key !== undefined && /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(key)

function areKeys(keys: readonly (string | undefined)[] | undefined, count: number): keys is string[] {
  return keys?.length === count && keys.every(isKey) && new Set(keys).size === count
}

function withKeys(
  options: readonly (Omit<QuestionChoice, 'key'> & { key?: string })[],
  hinted: string[] | undefined,
): QuestionChoice[] {
  const given = options.map(({ key }) => key)
  const keys = areKeys(given, options.length) ? given : areKeys(hinted, options.length) ? hinted : undefined
  return options.map((option, at) => ({ ...option, key: keys?.[at] ?? `k${at + 1}` }))
}

/** Keys that do not tell the order: those of the later half come first. */
export function scattered(count: number): string[] {
  const half = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, at) => `k${((at + half) % count) + 1}`)
}

function isPermutation(places: number[] | undefined, count: number): places is number[] {
  return places?.length === count && places.toSorted((a, b) => a - b).every((place, at) => place === at)
}

function inSequence(items: readonly BilingualText[], { options: hinted, places }: Hints) {
  if (areKeys(hinted, items.length) && isPermutation(places, items.length)) {
    const options = hinted.map((key, place) => ({ key, text: items[places.indexOf(place)] ?? {} }))
    return { options, order: places.map(place => hinted[place] ?? '') }
  }
  const order = scattered(items.length)
  const options = items.map((text, at) => ({ key: order[at] ?? '', text }))
  return { options: options.toSorted((a, b) => (a.key < b.key ? -1 : 1)), order }
}

type Pairs = readonly { prompt: BilingualText | undefined; option: BilingualText }[]

function inPairs(pairs: Pairs, hints: Hints) {
  const texts = pairs.map(({ option }) => JSON.stringify([option.ar ?? '', option.en ?? '']))
  const given = pairs.filter(({ prompt }) => prompt !== undefined).length
  const { options: hinted, prompts: promptKeys, places } = hints
  const isHinted =
    places?.length === pairs.length &&
    areKeys(hinted, new Set(places).size) &&
    areKeys(promptKeys, given) &&
    places.every((place, at) => hinted[place] !== undefined && texts[places.indexOf(place)] === texts[at])
  return isHinted ? pairsAt(pairs, places, hinted, promptKeys) : pairsByText(pairs, texts)
}

function pairsByText(pairs: Pairs, texts: readonly string[]) {
  const distinct = [...new Set(texts)]
  const prompts = pairs.filter(({ prompt }) => prompt !== undefined).map((_, at) => `p${at + 1}`)
  const places = texts.map(text => distinct.indexOf(text))
  const straight = scattered(distinct.length)
  const made = pairsAt(pairs, places, straight, prompts)
  // Where scattering happens to give the order of the prompts, the other way round does not.
  return made.prompts.length > 2 && inStep(made.prompts)
    ? pairsAt(pairs, places, straight.toReversed(), prompts)
    : made
}

function pairsAt(
  pairs: Pairs,
  places: readonly number[],
  keys: readonly string[],
  promptKeys: readonly string[],
) {
  const prompts = pairs.flatMap(({ prompt }, at) =>
    prompt ? [{ text: prompt, match: keys[places[at] ?? 0] ?? '' }] : [],
  )
  return {
    prompts: prompts.map((prompt, at) => ({ key: promptKeys[at] ?? '', ...prompt })),
    options: keys.map((key, place) => ({ key, text: pairs[places.indexOf(place)]?.option ?? {} })),
  }
}
