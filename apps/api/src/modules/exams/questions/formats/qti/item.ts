import type { BilingualText } from '../../../../../db/schema/columns.ts'
import { readNumber } from '../gift/read.ts'
import type { Draft, NoteCode, ReadOptions, RejectionReason } from '../reading.ts'
import { fromQti, isQtiEssay } from '../essays.ts'
import { noting, type FindImage } from '../images.ts'
import { readTruth } from '../sheet/words.ts'
import { cleanText, type Language } from '../texts.ts'
import { oneByWeights, severalByWeights } from '../weights.ts'
import { childOf, childrenOf, textIn, within, xmlText, type Element } from '../../../../../xml.ts'
import { Declared } from './declared.ts'
import { htmlIn } from './dialect.ts'
import { markdownBySource, type Own } from './sources.ts'

const interactions = [
  'choiceInteraction',
  'orderInteraction',
  'matchInteraction',
  'textEntryInteraction',
  'extendedTextInteraction',
  'uploadInteraction',
] as const
type Kind = (Pick<Draft, 'kind'> & Partial<Draft>) | RejectionReason

const keyOf = (identifier = '') => identifier.replace(/^_(?=\d)/, '')

/** An item by the names of QTI 2.1, on its way to a question. */
export class QtiItem {
  readonly #item: Element
  readonly #own: Own | undefined
  readonly #language: Language
  readonly #notes: NoteCode[] = []
  readonly #find: FindImage

  /** @param find how an image of the package is named in Markdown */
  constructor(item: Element, own: Own | undefined, { language }: ReadOptions, find: FindImage) {
    this.#find = noting(this.#notes, find)
    this.#item = item
    this.#own = own
    const said = (item.attributes['lang'] ?? '').slice(0, 2)
    this.#language = said === 'ar' || said === 'en' ? said : language
  }

  read(): Draft | RejectionReason {
    const body = childOf(this.#item, 'itemBody')
    const found = body ? within(body, ...interactions) : []
    const [interaction] = found
    const other = body && otherInteraction(body)
    if (!body || !interaction || (found.length > 1 && !isQtiEssay(found)) || other !== undefined)
      return { code: 'kind_unknown', kind: other ?? found.map(({ name }) => name).join(', ') }
    const kind = this.#kindOf(interaction)
    if ('code' in kind) return kind
    const most = this.#outcome('MAXSCORE')
    return {
      points: most ?? 1,
      body: this.#bodyOf(body, interaction),
      explanation: this.#text(childOf(this.#item, 'modalFeedback'), 'explanation'),
      ...(this.#own && { key: keyOf(this.#item.attributes['identifier']), hints: this.#own.hints }),
      name: this.#item.attributes['title'] ?? '',
      notes: this.#notes,
      ...kind,
    }
  }

  #outcome(identifier: string): number | null {
    const found = childrenOf(this.#item, 'outcomeDeclaration').find(
      ({ attributes }) => attributes['identifier'] === identifier,
    )
    return found ? readNumber(cleanText(textIn(childOf(found, 'defaultValue')))) : null
  }

  /** The text of a part in the languages that are marked, else in the item’s. */
  #text(
    element: Element | undefined,
    part: string,
    leave: (child: Element) => string | undefined = () => undefined,
  ): BilingualText {
    if (!element) return {}
    const marked = childrenOf(element, 'div', 'span').filter(({ attributes }) =>
      /^(?:ar|en)\b/.test(attributes['lang'] ?? ''),
    )
    const texts: BilingualText = {}
    const add = (language: Language, html: string) => {
      const text = markdownBySource(html, this.#own?.sources[part]?.[language], this.#find)
      if (text !== '') texts[language] = text
    }
    const instead = (child: Element) => leave(child) ?? imageOf(child)
    for (const child of marked) add(child.attributes['lang']?.slice(0, 2) as Language, htmlIn(child, instead))
    if (marked.length === 0) add(this.#language, htmlIn(element, instead))
    return texts
  }

  /** What is around the interaction, with a gap in its place where it is within a sentence, and its own prompt. */
  #bodyOf(body: Element, interaction: Element): BilingualText {
    const around = this.#text(body, 'body', child => {
      if (child.name === 'rubricBlock') return ''
      if (child === interaction) return child.name === 'textEntryInteraction' ? '_____' : ''
      if (child.name === 'uploadInteraction') return ''
      const isItsFrame = textIn(child).trim() === '' && within(child, interaction.name).length > 0
      return isItsFrame ? '' : undefined
    })
    const prompt = this.#text(childOf(interaction, 'prompt'), 'prompt')
    for (const [language, text] of Object.entries(prompt) as [Language, string][])
      around[language] = around[language] === undefined ? text : `${around[language]}\n\n${text}`
    return around
  }

  #kindOf(interaction: Element): Kind {
    const declaration = childrenOf(this.#item, 'responseDeclaration').find(
      ({ attributes }) => attributes['identifier'] === interaction.attributes['responseIdentifier'],
    )
    const said = new Declared(declaration, this.#item)
    switch (interaction.name) {
      case 'choiceInteraction':
        return this.#choice(interaction, said)
      case 'orderInteraction':
        return this.#order(interaction, said)
      case 'matchInteraction':
        return this.#match(interaction, said)
      case 'textEntryInteraction':
        return said.baseType === 'string' ? this.#short(said) : this.#number(said)
      default:
        return { kind: 'essay', ...fromQti(this.#item, this.#own?.hints) }
    }
  }

  #choice(interaction: Element, said: Declared): Kind {
    const choices = childrenOf(interaction, 'simpleChoice')
    const names = choices.map(({ attributes }) => attributes['identifier'] ?? '')
    const isSingle = said.cardinality === 'single'
    const truth = this.#truth(choices, said)
    if (truth) return truth
    const weights = said.weightsOf(names)
    const correct = isSingle ? oneByWeights(weights) : severalByWeights(weights)
    if ('code' in correct) return correct
    const are = 'notes' in correct ? correct.correct : correct
    if ('notes' in correct && said.isMapped) this.#notes.push(...correct.notes)
    return {
      kind: isSingle ? 'single_choice' : 'multiple_choice',
      ...(!isSingle && !said.isMapped && { all_or_nothing: true }),
      options: choices.map((choice, at) => {
        const key = keyOf(names[at])
        const given = childOf(choice, 'feedbackBlock') ?? childOf(choice, 'feedbackInline')
        const feedback = this.#text(given, `feedback ${key}`)
        return {
          ...(this.#own && { key }),
          text: this.#text(choice, `text ${key}`, child =>
            child.name.startsWith('feedback') ? '' : undefined,
          ),
          ...(are[at] === true && { correct: true }),
          ...(Object.keys(feedback).length > 0 && { feedback }),
        }
      }),
    }
  }

  /** Two choices that say no more than true and false. */
  #truth(choices: readonly Element[], said: Declared): Kind | undefined {
    if (said.cardinality !== 'single' || choices.length !== 2) return undefined
    const words = choices.map(choice => {
      const texts = [choice, ...childrenOf(choice, 'div', 'span')].map(one => readTruth(textIn(one)))
      return texts.find(word => word !== undefined)
    })
    const at = choices.findIndex(({ attributes }) => attributes['identifier'] === said.correct[0])
    const isPair = words.includes(true) && words.includes(false)
    return isPair && at >= 0 ? { kind: 'true_false', answer: words[at] === true } : undefined
  }

  #order(interaction: Element, said: Declared): Kind {
    const choices = childrenOf(interaction, 'simpleChoice')
    const items = choices.map(choice => {
      const name = choice.attributes['identifier'] ?? ''
      return { name, key: keyOf(name), text: this.#text(choice, `text ${keyOf(name)}`) }
    })
    if (this.#own)
      return {
        kind: 'ordering',
        options: items.map(({ key, text }) => ({ key, text })),
        order: said.correct.map(keyOf),
      }
    const sequence = said.correct.map(name => items.find(item => item.name === name)?.text ?? {})
    if (sequence.length !== items.length) return { code: 'order_incomplete' }
    return { kind: 'ordering', all_or_nothing: true, sequence }
  }

  #match(interaction: Element, said: Declared): Kind {
    const [left = [], right = []] = childrenOf(interaction, 'simpleMatchSet').map(set =>
      childrenOf(set, 'simpleAssociableChoice').map(choice => {
        const name = choice.attributes['identifier'] ?? ''
        return { name, key: keyOf(name), text: this.#text(choice, `text ${keyOf(name)}`) }
      }),
    )
    const matches = new Map(said.correct.map(pair => pair.trim().split(/\s+/) as [string, string]))
    if (left.some(({ name }) => !matches.has(name))) return { code: 'no_answer' }
    if (matches.size !== said.correct.length) return { code: 'kind_unknown', kind: 'matchInteraction' }
    if (this.#own)
      return {
        kind: 'matching',
        prompts: left.map(({ name, key, text }) => ({ key, text, match: keyOf(matches.get(name)) })),
        options: right.map(({ key, text }) => ({ key, text })),
      }
    const given = left.map(({ name, text }) => ({
      prompt: text,
      option: right.find(option => option.name === matches.get(name))?.text ?? {},
    }))
    const surplus = right
      .filter(({ name }) => ![...matches.values()].includes(name))
      .map(({ text }) => ({ prompt: undefined, option: text }))
    return {
      kind: 'matching',
      ...(!said.isMapped && { all_or_nothing: true }),
      pairs: [...given, ...surplus],
    }
  }

  #short(said: Declared): Kind {
    const mapped = said.mapped.filter(({ share }) => share > 0)
    const most = Math.max(0, ...mapped.map(({ share }) => share))
    if (mapped.some(({ share }) => share !== most)) return { code: 'weights' }
    const texts = mapped.length > 0 ? mapped.map(({ key }) => key) : said.correct
    return {
      kind: 'short_text',
      // A star is a star to others.
      accepted: texts.map(text => cleanText(this.#own ? text : text.replaceAll('*', '\\*'))),
      ...(said.isCaseSensitive && { exact: true }),
    }
  }

  #number(said: Declared): Kind {
    const [first, ...more] = said.correct
    if (first === undefined) return { code: 'no_answer' }
    const answer = readNumber(first)
    if (more.length > 0) return { code: 'several_numbers' }
    if (answer === null) return { code: 'number_unread', text: first.slice(0, 60) }
    const [equal] = within(this.#item, 'equal')
    const margins = (equal?.attributes['tolerance'] ?? '0').trim().split(/\s+/).map(readNumber)
    const [low = 0, high = low] = margins
    if (low === null || low !== high) return { code: 'scoring_unknown' }
    if (equal?.attributes['toleranceMode'] === 'relative')
      return { kind: 'number', answer, tolerance_percent: low }
    return { kind: 'number', answer, ...(low !== 0 && { tolerance: low }) }
  }
}

/** An image as an `object`, as QTI 2 has them, too. */
function imageOf({ name, attributes, ...given }: Element): string | undefined {
  if (name !== 'object' || !/^image\//.test(attributes['type'] ?? '')) return undefined
  const alt = textIn({ name, attributes, ...given }).trim()
  return `<img src="${xmlText(attributes['data'] ?? '')}" alt="${xmlText(alt)}">`
}

/** An interaction that is none of ours. */
function otherInteraction(body: Element): string | undefined {
  const names = new Set<string>()
  const look = (element: Element) => {
    if (element.name.endsWith('Interaction')) names.add(element.name)
    for (const child of element.children) if (typeof child !== 'string') look(child)
  }
  look(body)
  return [...names].find(name => !(interactions as readonly string[]).includes(name))
}
