import { graphemeLength, stripBidi } from '@masar/text'
import { plainText } from '../../exam/model/plain-text.ts'
import type { WrittenQuestion } from '../exam/api.ts'

/** What may be wrong with a question that can be asked. */
export const flaws = [
  'no_right',
  'equal_options',
  'long_option',
  'no_tolerance',
  'one_language',
  'wordless_image',
] as const
export type Flaw = (typeof flaws)[number]
type Language = 'ar' | 'en'
type Texts = WrittenQuestion['body']

const languages: readonly Language[] = ['ar', 'en']

/** What its author should look at again. @param taught the languages of the course */
export function flawsOf(question: WrittenQuestion, taught: readonly Language[]): Flaw[] {
  const found: Record<Flaw, boolean> = {
    no_right: lacksRight(question),
    equal_options: hasEqualOptions(question),
    long_option: hasLongOption(question),
    no_tolerance: question.kind === 'number' && !question.tolerance && !question.tolerance_percent,
    one_language: taught.length > 1 && isInOneLanguage(question),
    wordless_image: hasWordlessImage(question),
  }
  return flaws.filter(flaw => found[flaw])
}

function lacksRight({ kind, options = [], accepted = [], prompts = [], order = [] }: WrittenQuestion) {
  switch (kind) {
    case 'single_choice':
      return options.filter(({ correct }) => correct).length !== 1
    case 'multiple_choice':
      return !options.some(({ correct }) => correct)
    case 'short_text':
      return accepted.length === 0
    case 'matching':
      return prompts.some(({ match }) => !options.some(({ key }) => key === match))
    case 'ordering':
      return order.length < options.length
    default:
      return false
  }
}

/** As it is read: capitals and vowel marks may be what a question is about, spaces are not. */
const asRead = (text: string) => stripBidi(text).normalize('NFC').replaceAll(/\s+/g, ' ').trim()

function hasEqualOptions({ options = [], prompts = [] }: WrittenQuestion): boolean {
  return [options, prompts].some(texts =>
    languages.some(language => {
      const written = texts.map(({ text }) => asRead(text[language] ?? '')).filter(text => text !== '')
      return new Set(written).size < written.length
    }),
  )
}

/** By so much, and by so many characters, an option has to be longer than every other to stand out. */
const [longer, more] = [1.5, 12]

function hasLongOption({ kind, options = [] }: WrittenQuestion): boolean {
  if (kind !== 'single_choice' && kind !== 'multiple_choice') return false
  return languages.some(language => {
    const lengths = options.map(({ text }) => graphemeLength(asRead(plainText(text[language] ?? ''))))
    const [longest = 0, next = 0] = lengths.toSorted((a, b) => b - a)
    return next > 0 && longest >= next * longer && longest - next >= more
  })
}

/** An image without alternative text says nothing to people who cannot see it. */
function hasWordlessImage({ body, explanation, options = [], prompts = [] }: WrittenQuestion): boolean {
  const lines = [
    ...options.flatMap(({ text, feedback = {} }) => [text, feedback]),
    ...prompts.map(({ text }) => text),
  ]
  return [body, explanation, ...lines].some(text =>
    languages.some(language => /!\[\s*\]\(/.test(text[language] ?? '')),
  )
}

function isInOneLanguage({ body, explanation, options = [], prompts = [], rubric = [] }: WrittenQuestion) {
  const texts: Texts[] = [body, explanation, ...[...options, ...prompts, ...rubric].map(({ text }) => text)]
  const isWritten = (text: Texts, language: Language) => (text[language] ?? '').trim() !== ''
  return texts.some(text => isWritten(text, 'ar') !== isWritten(text, 'en'))
}
