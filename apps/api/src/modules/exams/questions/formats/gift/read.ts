import { parseDecimal } from '@masar/text'
import type { BilingualText } from '../../../../../db/schema/columns.ts'
import { readHints, toleranceOf } from '../hints.ts'
import { noting, type FindImage } from '../images.ts'
import {
  Reading,
  type Draft,
  type NoteCode,
  type ReadFile,
  type ReadOptions,
  type RejectionReason,
} from '../reading.ts'
import {
  arrow,
  cleanLines,
  cleanText,
  markdownOf,
  markdownOfPlain,
  percent,
  readTexts,
  slashes,
} from '../texts.ts'
import { oneByWeights, severalByWeights } from '../weights.ts'
import {
  blocksOf,
  formatOf,
  optionsOf,
  partsOf,
  withoutExplanation,
  type Block,
  type Option,
} from './blocks.ts'
import { marked, unmarked } from './escapes.ts'

/**
 * Questions of a file of GIFT, as Moodle reads it. Not by a grammar of the whole file: a question that cannot be read must not
 * take the others with it.
 */
export function readGift(file: string, options: ReadOptions): ReadFile {
  const reading = new Reading()
  for (const block of blocksOf(cleanLines(file))) {
    const parts = partsOf(marked(block.text))
    const place = { line: block.line }
    if (!parts) reading.refuse(place, { code: 'syntax' })
    else if (parts.answer === undefined)
      reading.refuse(place, { code: 'kind_unknown', kind: 'description' }, unmarked(parts.name))
    else {
      const read = new GiftQuestion(block, { ...parts, answer: parts.answer }, options).read()
      if ('code' in read) reading.refuse(place, read, unmarked(parts.name))
      else reading.take(place, read, block.category)
    }
  }
  return reading
}

type Answered = Exclude<ReturnType<typeof partsOf>, undefined> & { answer: string }

class GiftQuestion {
  readonly #parts: Answered
  readonly #language: ReadOptions['language']
  readonly #hints
  readonly #key
  readonly #notes: NoteCode[] = []

  constructor({ comments }: Block, parts: Answered, { language }: ReadOptions) {
    this.#parts = parts
    this.#language = language
    const hint = /^\/\/ \[masar:(?<json>\{.*\})\]$/m.exec(comments)?.groups?.['json']
    this.#hints = hint === undefined ? undefined : readHints(hint)
    this.#key = /\[id:(?<id>[^[\]\n]+)\]/.exec(comments.replace(/^\/\/ \[masar:.*$/m, ''))?.groups?.['id']
  }

  read(): Draft | RejectionReason {
    const [answer, explanation] = withoutExplanation(this.#parts.answer)
    const { before, after, format, name } = this.#parts
    const gap = format === 'markdown' ? '\\_'.repeat(5) : '_____'
    const body = this.#inFormat(after.trim() === '' ? before : before + gap + after, format)
    const hints = this.#hints
    const kind = this.#kindOf(answer.trim())
    if ('code' in kind) return kind
    return {
      points: 1,
      body,
      explanation: this.#text(explanation, format),
      ...(this.#key !== undefined && { key: this.#key }),
      name: unmarked(name),
      ...(hints && { hints }),
      notes: this.#notes,
      ...kind,
    }
  }

  /** A text in the languages that it is in, as Markdown. */
  #text(text: string, usual: string): BilingualText {
    const [format, own] = formatOf(text, usual)
    return this.#inFormat(own, format)
  }

  #inFormat(text: string, format: string): BilingualText {
    const plain = unmarked(text).trim()
    return readTexts(plain, this.#language, inFormat(format, noting(this.#notes)))
  }

  /** A text that names no format, as ours in pairs and sequences do not. */
  #item(text: string, lift: (text: string) => string = same => same): BilingualText {
    return this.#hints
      ? readTexts(lift(unmarked(text).trim()), this.#language)
      : this.#text(text, this.#parts.format)
  }

  #kindOf(answer: string): (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason {
    if (answer === '') {
      const form = this.#hints?.essay
      return { kind: 'essay', ...(form && { essay: form }) }
    }
    if (answer.startsWith('#')) return this.#number(answer.slice(1))
    if (answer.startsWith('>')) return this.#ordering(answer.slice(1))
    const options = optionsOf(answer)
    if (options.some(({ isMarkedRight }) => !isMarkedRight)) return this.#choice(options)
    if (options.length > 0)
      return options.some(({ text }) => text.includes('->')) ? this.#matching(options) : this.#short(options)
    return this.#truth(answer)
  }

  #truth(answer: string): (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason {
    const [word = '', ...feedback] = answer.split('#')
    const truth = { T: true, TRUE: true, F: false, FALSE: false }[word.trim().toUpperCase()]
    if (truth === undefined) return { code: 'syntax' }
    if (feedback.some(text => text.trim() !== '')) this.#notes.push('feedback_left_out')
    return { kind: 'true_false', answer: truth }
  }

  #choice(options: readonly Option[]): (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason {
    const isSingle = options.some(({ isMarkedRight }) => isMarkedRight)
    const weights = options.map(({ isMarkedRight, weight }) => weight ?? (isMarkedRight ? 100 : 0))
    const correct = isSingle ? oneByWeights(weights) : severalByWeights(weights)
    if ('code' in correct) return correct
    const are = 'notes' in correct ? correct.correct : correct
    if ('notes' in correct) this.#notes.push(...correct.notes)
    return {
      kind: isSingle ? 'single_choice' : 'multiple_choice',
      options: options.map((option, at) => {
        const feedback = this.#text(option.feedback, this.#parts.format)
        return {
          text: this.#text(option.text, this.#parts.format),
          ...(are[at] === true && { correct: true }),
          ...(Object.keys(feedback).length > 0 && { feedback }),
        }
      }),
    }
  }

  #short(options: readonly Option[]): (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason {
    if (options.some(({ weight = 100 }) => weight !== 100)) return { code: 'weights' }
    if (options.some(({ feedback }) => feedback.trim() !== '')) this.#notes.push('feedback_left_out')
    return {
      kind: 'short_text',
      accepted: options.map(({ text }) => cleanText(unmarked(this.#hints ? arrow.lift(text) : text))),
    }
  }

  #matching(options: readonly Option[]): (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason {
    const pairs = options.map(({ text }) => {
      const at = text.indexOf('->')
      return at < 0 ? undefined : { prompt: text.slice(0, at), option: text.slice(at + 2) }
    })
    if (pairs.some(pair => pair === undefined)) return { code: 'syntax' }
    return {
      kind: 'matching',
      pairs: pairs.flatMap(pair => {
        if (!pair) return []
        const prompt = this.#hints ? arrow.lift(pair.prompt) : pair.prompt
        return {
          prompt: prompt.trim() === '' ? undefined : this.#item(prompt, percent.lift.bind(percent)),
          option: this.#item(pair.option),
        }
      }),
    }
  }

  /** `>3 ALL VERTICAL RELATIVE_NEXT_EXCLUDE_LAST SHOW none`, then an item in each line: the ordering question of Moodle. */
  #ordering(answer: string): (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason {
    const [head = '', ...lines] = answer.split('\n')
    const items = lines.map(line => line.trim()).filter(line => line !== '')
    if (/\b(?:RANDOM|REL|CONTIGUOUS|CONTIG)\b/.test(head.replaceAll(/RELATIVE\w*/g, '')))
      return { code: 'kind_unknown', kind: head.trim() }
    return {
      kind: 'ordering',
      ...(head.includes('ALL_OR_NOTHING') && { all_or_nothing: true }),
      sequence: items.map(item => this.#item(this.#hints ? slashes.lift(item) : item)),
    }
  }

  #number(answer: string): (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason {
    const options = answer.trim().startsWith('=') ? optionsOf(answer) : [{ text: answer, weight: 100 }]
    const full = options.filter(({ weight = 100 }) => weight === 100)
    const [first] = full
    if (!first || full.length !== options.length) return { code: first ? 'weights' : 'no_answer' }
    if (full.length > 1) return { code: 'several_numbers' }
    const [text = '', ...feedback] = first.text.split('#')
    if ('feedback' in first && first.feedback !== '') feedback.push(first.feedback)
    if (feedback.length > 0) this.#notes.push('feedback_left_out')
    const number = numberOf(text.trim())
    return number
      ? {
          kind: 'number',
          answer: number.answer,
          ...toleranceOf(number.answer, number.tolerance, this.#hints),
        }
      : { code: 'number_unread', text: text.trim().slice(0, 60) }
  }
}

/** `3`, `3:0.5` or `2.5..3.5`. */
function numberOf(text: string): { answer: number; tolerance: number } | undefined {
  const range = text.split('..')
  if (range.length === 2) {
    const [low, high] = range.map(readNumber)
    return low != null && high != null && low <= high
      ? { answer: decimal((low + high) / 2), tolerance: decimal((high - low) / 2) }
      : undefined
  }
  const [answer, tolerance] = text.split(':').map(readNumber)
  if (answer == null || tolerance === null || (tolerance ?? 0) < 0) return undefined
  return { answer, tolerance: tolerance ?? 0 }
}

/** Without what halving doubles adds far behind the point. */
const decimal = (value: number) => Number(value.toPrecision(12))

/** A number as programs and people write it; null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text.trim()
  return /^-?\d+(?:\.\d+)?e[+-]?\d+$/i.test(plain) ? Number(plain) : parseDecimal(plain)
}

/** What makes Markdown of a text in one of Moodle’s formats. @param find of HTML: how its images are named */
export function inFormat(format: string, find?: FindImage): (text: string) => string {
  if (format === 'markdown') return cleanText
  if (format === 'plain' || format === 'plain_text') return markdownOfPlain
  return text => markdownOf(format === 'html' ? text : text.replaceAll('\n', '<br>'), find)
}
