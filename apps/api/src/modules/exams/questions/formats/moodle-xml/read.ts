import type { BilingualText } from '../../../../../db/schema/columns.ts'
import { withAddresses } from '../../../../../rich-text/images.ts'
import { inFormat, readNumber } from '../gift/read.ts'
import { categoryOf } from '../categories.ts'
import { fromMoodle, moodleElements } from '../essays.ts'
import { readHints, toleranceOf } from '../hints.ts'
import {
  Reading,
  type Draft,
  type NoteCode,
  type ReadFile,
  type ReadOptions,
  type RejectionReason,
} from '../reading.ts'
import { type FileImages, noting, plainOf } from '../images.ts'
import { cleanText, readTexts } from '../texts.ts'
import { oneByWeights, severalByWeights } from '../weights.ts'
import { childOf, childrenOf, parseXml, textIn, within, XmlError, type Element } from '../../../../../xml.ts'

/** Questions of a file of Moodle XML, each in the category that was named last before it; kinds that are not ours are named. */
export function readMoodleXml(file: string, options: ReadOptions): ReadFile {
  const reading = new Reading()
  try {
    const root = parseXml(file)
    if (root.name !== 'quiz') reading.refuse({ line: root.line }, { code: 'file_unreadable' })
    let category: string | undefined
    for (const element of root.name === 'quiz' ? childrenOf(root, 'question') : []) {
      if (element.attributes['type'] === 'category') {
        category = categoryOf(textIn(childOf(childOf(element, 'category'), 'text')))
        continue
      }
      const place = { line: element.line }
      const read = new MoodleQuestion(element, options, reading.images).read()
      if ('code' in read) reading.refuse(place, read, nameOf(element))
      else reading.take(place, read, category)
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    reading.refuse({ line: error.line }, { code: 'file_unreadable' })
  }
  return reading
}

/** Of a file within a question: what texts name it by. */
function pathOf({ attributes }: Element): string {
  return `${(attributes['path'] ?? '/').replace(/^\//, '')}${attributes['name'] ?? ''}`
}

const nameOf = (element: Element) => cleanText(textIn(childOf(childOf(element, 'name'), 'text')))

type Kind = (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason

class MoodleQuestion {
  readonly #element: Element
  readonly #language: ReadOptions['language']
  readonly #hints
  readonly #notes: NoteCode[] = []
  readonly #images: FileImages
  readonly #files: ReadonlyMap<string, Element>
  readonly #used = new Set<string>()

  constructor(element: Element, { language }: ReadOptions, images: FileImages) {
    this.#element = element
    this.#images = images
    this.#files = new Map(within(element, 'file').map(file => [pathOf(file), file]))
    this.#language = language
    const hint = /^ masar:(?<json>\{[\s\S]*\}) $/.exec(element.comments[0] ?? '')?.groups?.['json']
    this.#hints = hint === undefined ? undefined : readHints(hint)
  }

  read(): Draft | RejectionReason {
    const kind = this.#kind()
    if ('code' in kind) return kind
    const key = this.#value('idnumber')
    const points = readNumber(this.#value('defaultgrade') || '1')
    const { points: _, ...hints } = this.#hints ?? {}
    const draft = {
      points: points ?? 0,
      body: this.#text(childOf(this.#element, 'questiontext')),
      explanation: this.#text(childOf(this.#element, 'generalfeedback')),
      ...(key !== '' && { key }),
      name: nameOf(this.#element),
      hints,
      notes: this.#notes,
      ...kind,
    }
    if (this.#used.size < this.#files.size) this.#notes.push('images_left_out')
    return draft
  }

  /** Images are in the question that shows them, as Moodle’s own files do. */
  #find = (address: string): string | undefined => {
    const path = /^@@PLUGINFILE@@\/(?<path>.+)$/.exec(address)?.groups?.['path']
    const file = path === undefined ? undefined : this.#files.get(plainOf(path))
    if (path === undefined || !file) return undefined
    this.#used.add(plainOf(path))
    return file.attributes['encoding'] === 'base64'
      ? this.#images.take(Buffer.from(textIn(file), 'base64'))
      : undefined
  }

  #value(name: string): string {
    return cleanText(textIn(childOf(this.#element, name)))
  }

  /** The text of an element, in its format, in the languages that it is in. */
  #text(element: Element | undefined, usual = 'moodle_auto_format'): BilingualText {
    const text = textIn(childOf(element, 'text')).trim()
    const format = element?.attributes['format'] ?? usual
    return readTexts(text, this.#language, this.#inFormat(format))
  }

  #inFormat(format: string): (text: string) => string {
    if (format !== 'markdown') return inFormat(format, noting(this.#notes, this.#find))
    return text =>
      withAddresses(cleanText(text), address =>
        address.startsWith('@@PLUGINFILE@@/')
          ? (noting(this.#notes, this.#find)(address) ?? null)
          : undefined,
      )
  }

  #kind(): Kind {
    const type = this.#element.attributes['type'] ?? ''
    switch (type) {
      case 'multichoice':
        return this.#choice()
      case 'truefalse':
        return this.#truth()
      case 'shortanswer':
        return this.#short()
      case 'numerical':
        return this.#number()
      case 'matching':
        return this.#matching()
      case 'ordering':
        return this.#ordering()
      case 'essay':
        return { kind: 'essay', ...fromMoodle(this.#essay(), this.#hints) }
      default:
        return { code: 'kind_unknown', kind: type }
    }
  }

  #essay() {
    const said = moodleElements.map(name => [name, childOf(this.#element, name)] as const)
    return Object.fromEntries(
      said.flatMap(([name, element]) => (element ? [[name, cleanText(textIn(element))]] : [])),
    )
  }

  #answers() {
    return childrenOf(this.#element, 'answer').map(element => ({
      element,
      weight: Number(element.attributes['fraction'] ?? '0'),
      plain: cleanText(textIn(childOf(element, 'text'))),
      hasFeedback: textIn(childOf(childOf(element, 'feedback'), 'text')).trim() !== '',
    }))
  }

  #choice(): Kind {
    const isSingle = !['false', '0'].includes(this.#value('single'))
    const answers = this.#answers()
    const weights = answers.map(({ weight }) => weight)
    const correct = isSingle ? oneByWeights(weights) : severalByWeights(weights)
    if ('code' in correct) return correct
    const are = 'notes' in correct ? correct.correct : correct
    if ('notes' in correct) this.#notes.push(...correct.notes)
    return {
      kind: isSingle ? 'single_choice' : 'multiple_choice',
      options: answers.map(({ element, hasFeedback }, at) => ({
        text: this.#text(element),
        ...(are[at] === true && { correct: true }),
        ...(hasFeedback && { feedback: this.#text(childOf(element, 'feedback')) }),
      })),
    }
  }

  #truth(): Kind {
    const answers = this.#answers()
    const right = answers.filter(({ weight }) => weight === 100)
    if (answers.some(({ hasFeedback }) => hasFeedback)) this.#notes.push('feedback_left_out')
    const word = right.length === 1 ? right[0]?.plain.toLowerCase() : undefined
    return word === 'true' || word === 'false'
      ? { kind: 'true_false', answer: word === 'true' }
      : { code: 'no_answer' }
  }

  #short(): Kind {
    const answers = this.#answers()
    if (answers.some(({ weight }) => weight !== 100)) return { code: 'weights' }
    if (answers.some(({ hasFeedback }) => hasFeedback)) this.#notes.push('feedback_left_out')
    return {
      kind: 'short_text',
      accepted: answers.map(({ plain }) => plain),
      ...(this.#value('usecase') === '1' && { exact: true }),
    }
  }

  #number(): Kind {
    const answers = this.#answers()
    const [first] = answers
    if (!first) return { code: 'no_answer' }
    if (answers.some(({ weight }) => weight !== 100)) return { code: 'weights' }
    if (answers.length > 1) return { code: 'several_numbers' }
    if (first.hasFeedback) this.#notes.push('feedback_left_out')
    const answer = readNumber(first.plain)
    const tolerance = readNumber(cleanText(textIn(childOf(first.element, 'tolerance'))) || '0')
    if (answer === null || tolerance === null)
      return { code: 'number_unread', text: first.plain.slice(0, 60) }
    return { kind: 'number', answer, ...toleranceOf(answer, tolerance, this.#hints) }
  }

  #matching(): Kind {
    const pairs = childrenOf(this.#element, 'subquestion').map(element => {
      const prompt = this.#text(element)
      const answer = textIn(childOf(childOf(element, 'answer'), 'text'))
      return {
        prompt: Object.keys(prompt).length === 0 ? undefined : prompt,
        // Moodle shows answers as they are; ours are Markdown there, too.
        option: readTexts(answer, this.#language, this.#inFormat(this.#hints ? 'markdown' : 'plain')),
      }
    })
    return { kind: 'matching', pairs }
  }

  #ordering(): Kind {
    const grading = this.#value('gradingtype')
    if (!['', 'ALL'].includes(this.#value('selecttype').replace(/^0$/, 'ALL')))
      return { code: 'kind_unknown', kind: `ordering ${this.#value('selecttype')}` }
    return {
      kind: 'ordering',
      ...((grading === 'ALL_OR_NOTHING' || grading === '-1') && { all_or_nothing: true }),
      sequence: this.#answers()
        .toSorted((a, b) => a.weight - b.weight)
        .map(({ element }) => this.#text(element)),
    }
  }
}
