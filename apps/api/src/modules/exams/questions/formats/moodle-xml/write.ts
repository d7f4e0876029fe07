import type { BilingualText } from '../../../../../db/schema/columns.ts'
import type { QuestionKind } from '../../../../../db/schema/index.ts'
import { imageIdOf, withAddresses } from '../../../../../rich-text/images.ts'
import type { QuestionFacts } from '../../facts.ts'
import { byCategory } from '../categories.ts'
import { moodleEssay } from '../essays.ts'
import type { ImageBytes } from '../images.ts'
import { absoluteTolerance, hintsOf, pairsOf, sequenceOf } from '../hints.ts'
import { mapTexts } from '../../with-texts.ts'
import { writeTexts, type Language } from '../texts.ts'
import { weightsOf } from '../weights.ts'
import { xmlText } from '../../../../../xml.ts'

const types: Record<QuestionKind, string> = {
  single_choice: 'multichoice',
  multiple_choice: 'multichoice',
  true_false: 'truefalse',
  short_text: 'shortanswer',
  number: 'numerical',
  matching: 'matching',
  ordering: 'ordering',
  essay: 'essay',
}

/** Questions as Moodle XML. What it has no place for is in a comment of each question. */
export function writeMoodleXml(
  questions: readonly QuestionFacts[],
  taught: readonly Language[],
  images: ImageBytes,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    ...byCategory(questions).flatMap(({ question, path }) => [
      ...(path === undefined
        ? []
        : [`<question type="category"><category><text>${xmlText(path)}</text></category></question>`]),
      new MoodleQuestion(question, taught, images).write(),
    ]),
    '</quiz>',
    '',
  ].join('\n')
}

class MoodleQuestion {
  readonly #question: QuestionFacts
  readonly #taught: readonly Language[]

  readonly #images: ImageBytes

  constructor(question: QuestionFacts, taught: readonly Language[], images: ImageBytes) {
    this.#question = question
    this.#taught = taught
    this.#images = images
  }

  write(): string {
    const { key, kind, points, body, explanation } = this.#question
    const { points: _, ...hints } = hintsOf(this.#question)
    // Two hyphens would end the comment.
    const hint = JSON.stringify(hints).replaceAll('--', '-\\u002d')
    return [
      `<question type="${types[kind]}">`,
      `  <!-- masar:${hint.replaceAll('--', '-\\u002d')} -->`,
      `  <name><text>${xmlText(key)}</text></name>`,
      `  ${this.#element('questiontext', body)}`,
      `  ${this.#element('generalfeedback', explanation)}`,
      `  <defaultgrade>${points}</defaultgrade>`,
      '  <penalty>0</penalty>',
      '  <hidden>0</hidden>',
      `  <idnumber>${xmlText(key)}</idnumber>`,
      ...this.#answers().map(line => `  ${line}`),
      '</question>',
    ].join('\n')
  }

  /** A text and the images in it, each a file beside it. */
  #text(texts: BilingualText = {}): string {
    const ids = new Set<string>()
    const named = mapTexts(texts, text =>
      withAddresses(text, address => {
        const id = imageIdOf(address)
        if (id === undefined || !this.#images.has(id)) return undefined
        ids.add(id)
        return `@@PLUGINFILE@@/${id}.webp`
      }),
    )
    return `<text>${xmlText(writeTexts(named, this.#taught))}</text>${[...ids].map(id => this.#file(id)).join('')}`
  }

  #file(id: string): string {
    const base64 = Buffer.from(this.#images.get(id) ?? []).toString('base64')
    return `<file name="${id}.webp" path="/" encoding="base64">${base64}</file>`
  }

  #element(name: string, texts: BilingualText | undefined): string {
    return `<${name} format="markdown">${this.#text(texts)}</${name}>`
  }

  #answer(fraction: string, inside: string): string {
    return `<answer fraction="${fraction}" format="markdown">${inside}</answer>`
  }

  #answers(): string[] {
    const question = this.#question
    switch (question.kind) {
      case 'single_choice':
      case 'multiple_choice':
        return this.#choices()
      case 'true_false':
        return [true, false].map(truth =>
          this.#answer(question.answer === truth ? '100' : '0', `<text>${truth}</text>`),
        )
      case 'short_text':
        return [
          `<usecase>${question.exact === true ? 1 : 0}</usecase>`,
          ...(question.accepted ?? []).map(text => this.#answer('100', `<text>${xmlText(text)}</text>`)),
        ]
      case 'number':
        return [
          this.#answer(
            '100',
            `<text>${String(question.answer)}</text><tolerance>${absoluteTolerance(question)}</tolerance>`,
          ),
        ]
      case 'matching':
        return [
          '<shuffleanswers>true</shuffleanswers>',
          ...pairsOf(question).map(
            ({ prompt, option }) =>
              `<subquestion format="markdown">${this.#text(prompt)}<answer>${this.#text(option)}</answer></subquestion>`,
          ),
        ]
      case 'ordering':
        return this.#sequence()
      case 'essay':
        return this.#essay()
    }
  }

  #choices(): string[] {
    const { kind, options = [] } = this.#question
    const correct = options.map(option => option.correct === true)
    const weights = kind === 'multiple_choice' ? weightsOf(correct) : correct.map(is => (is ? '100' : '0'))
    return [
      `<single>${kind === 'single_choice'}</single>`,
      '<shuffleanswers>true</shuffleanswers>',
      '<answernumbering>none</answernumbering>',
      ...options.map(({ text, feedback }, at) =>
        this.#answer(
          weights[at] ?? '0',
          this.#text(text) + (feedback ? this.#element('feedback', feedback) : ''),
        ),
      ),
    ]
  }

  #sequence(): string[] {
    const grading = this.#question.all_or_nothing === true ? 'ALL_OR_NOTHING' : 'RELATIVE_NEXT_EXCLUDE_LAST'
    return [
      '<layouttype>VERTICAL</layouttype>',
      '<selecttype>ALL</selecttype>',
      '<selectcount>0</selectcount>',
      `<gradingtype>${grading}</gradingtype>`,
      '<showgrading>SHOW</showgrading>',
      '<numberingstyle>none</numberingstyle>',
      ...sequenceOf(this.#question).map(({ text }, at) => this.#answer(String(at + 1), this.#text(text))),
    ]
  }

  #essay(): string[] {
    const criteria = this.#question.rubric ?? []
    const lines = (language: Language) =>
      criteria
        .filter(({ text }) => text[language] !== undefined)
        .map(({ text, points }) => `- ${text[language]} (${points})`)
        .join('\n')
    const [ar, en] = [lines('ar'), lines('en')]
    return [
      ...Object.entries(moodleEssay(this.#question.essay)).map(
        ([name, said]) => `<${name}>${said}</${name}>`,
      ),
      '<responsefieldlines>10</responsefieldlines>',
      ...(criteria.length > 0
        ? [this.#element('graderinfo', { ...(ar !== '' && { ar }), ...(en !== '' && { en }) })]
        : []),
    ]
  }
}
