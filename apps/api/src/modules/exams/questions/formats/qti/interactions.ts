import type { BilingualText } from '../../../../../db/schema/columns.ts'
import type { QuestionFacts } from '../../facts.ts'
import { truthWords } from '../sheet/words.ts'
import { languages } from '../texts.ts'
import { weightsOf } from '../weights.ts'
import { xmlText } from '../../../../../xml.ts'
import { element, type QtiVersion, type Written } from './dialect.ts'
import { itemHtml } from './sources.ts'

const templates: Record<QtiVersion, string> = {
  '2.1': 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/',
  '3.0': 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
}

/** A name in QTI begins with a letter or an underscore. */
export const nameOf = (key: string) => (/^\d/.test(key) ? `_${key}` : key)

/** A text in its languages, each by itself. */
export function texts(given: BilingualText): Written[] {
  return languages.flatMap(language => {
    const text = given[language]
    return text === undefined ? [] : [element('div', { 'xml:lang': language }, [itemHtml(text)])]
  })
}

export const value = (text: string) => element('value', {}, [xmlText(text)])

interface ItemParts {
  declaration: Written
  interaction: Written
  /** What comes beside it: the files of an essay. */
  beside?: { declaration: Written; interaction: Written }
  processing?: Written
}

const response = { responseIdentifier: 'RESPONSE' }

function declaration(
  cardinality: string,
  baseType: string,
  correct: string[],
  mapped: [string, string][] = [],
  isCaseSensitive?: boolean,
): Written {
  const entries = mapped.map(([mapKey, mappedValue]) =>
    element('mapEntry', {
      mapKey,
      mappedValue,
      ...(isCaseSensitive !== undefined && { caseSensitive: String(isCaseSensitive) }),
    }),
  )
  return element('responseDeclaration', { identifier: 'RESPONSE', cardinality, baseType }, [
    ...(correct.length > 0 ? [element('correctResponse', {}, correct.map(value))] : []),
    ...(entries.length > 0 ? [element('mapping', { lowerBound: '0', defaultValue: '0' }, entries)] : []),
  ])
}

/** What of an item differs by the kind of its question. */
export function partsOf(question: QuestionFacts, version: QtiVersion): ItemParts {
  const processing = (template: string) =>
    element('responseProcessing', {
      template: `${templates[version]}${template}${version === '3.0' ? '.xml' : ''}`,
    })
  const whole = processing('match_correct')
  const byMap = processing('map_response')
  const isWhole = question.all_or_nothing === true
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return choiceParts(question, isWhole || question.kind === 'single_choice' ? whole : byMap)
    case 'true_false':
      return { ...truthParts(question), processing: whole }
    case 'short_text':
      return { ...shortParts(question), processing: byMap }
    case 'number':
      return numberParts(question)
    case 'matching':
      return { ...matchParts(question), processing: isWhole ? whole : byMap }
    case 'ordering':
      return { ...orderParts(question), processing: whole }
    case 'essay':
      return essayParts(question)
  }
}

/** A text, files, or both: with one response each. */
function essayParts({ essay: { format, files } = { format: 'text' } }: QuestionFacts): ItemParts {
  if (format === 'files')
    return {
      declaration: declaration('single', 'file', []),
      interaction: element('uploadInteraction', response),
    }
  return {
    declaration: declaration('single', 'string', []),
    interaction: element('extendedTextInteraction', {
      ...response,
      ...(format === 'rich_text' && { format: 'xhtml' }),
    }),
    ...(files && {
      beside: {
        declaration: element('responseDeclaration', {
          identifier: 'FILES',
          cardinality: 'single',
          baseType: 'file',
        }),
        interaction: element('uploadInteraction', { responseIdentifier: 'FILES' }),
      },
    }),
  }
}

function choiceParts({ kind, points, options = [] }: QuestionFacts, processing: Written): ItemParts {
  const isSingle = kind === 'single_choice'
  const correct = options.filter(option => option.correct === true).map(({ key }) => nameOf(key))
  const weights = weightsOf(options.map(option => option.correct === true))
  const mapped = options.map(({ key }, at): [string, string] => [
    nameOf(key),
    String((Number(weights[at] ?? 0) * points) / 100),
  ])
  return {
    declaration: declaration(isSingle ? 'single' : 'multiple', 'identifier', correct, isSingle ? [] : mapped),
    interaction: element(
      'choiceInteraction',
      { ...response, shuffle: 'true', maxChoices: isSingle ? '1' : '0' },
      options.map(({ key, text, feedback }) =>
        element('simpleChoice', { identifier: nameOf(key) }, [
          ...texts(text),
          ...(feedback
            ? [
                element(
                  'feedbackBlock',
                  { outcomeIdentifier: 'FEEDBACK', identifier: nameOf(key), showHide: 'show' },
                  texts(feedback),
                ),
              ]
            : []),
        ]),
      ),
    ),
    processing,
  }
}

function truthParts({ answer, body }: QuestionFacts): ItemParts {
  const taught = languages.filter(language => body[language] !== undefined)
  return {
    declaration: declaration('single', 'identifier', [String(answer === true)]),
    interaction: element(
      'choiceInteraction',
      { ...response, shuffle: 'false', maxChoices: '1' },
      (['true', 'false'] as const).map(word =>
        element(
          'simpleChoice',
          { identifier: word },
          taught.map(language => element('div', { 'xml:lang': language }, [truthWords[word][language]])),
        ),
      ),
    ),
  }
}

function shortParts({ accepted = [], points, exact }: QuestionFacts): ItemParts {
  return {
    declaration: declaration(
      'single',
      'string',
      accepted.slice(0, 1),
      accepted.map(text => [text, String(points)]),
      exact === true,
    ),
    interaction: element('div', {}, [element('textEntryInteraction', response)]),
  }
}

function numberParts(question: QuestionFacts): ItemParts {
  const { answer, tolerance = 0, tolerance_percent: percent, points } = question
  const margin = percent ?? tolerance
  const equal = element(
    'equal',
    percent === undefined && tolerance === 0
      ? { toleranceMode: 'exact' }
      : { toleranceMode: percent === undefined ? 'absolute' : 'relative', tolerance: `${margin} ${margin}` },
    [element('variable', { identifier: 'RESPONSE' }), element('correct', { identifier: 'RESPONSE' })],
  )
  return {
    declaration: declaration('single', 'float', [String(answer)]),
    interaction: element('div', {}, [element('textEntryInteraction', response)]),
    processing: element('responseProcessing', {}, [
      element('responseCondition', {}, [
        element('responseIf', {}, [
          equal,
          element('setOutcomeValue', { identifier: 'SCORE' }, [
            element('baseValue', { baseType: 'float' }, [String(points)]),
          ]),
        ]),
      ]),
    ]),
  }
}

function matchParts({ prompts = [], options = [], points }: QuestionFacts): ItemParts {
  const pairs = prompts.map(({ key, match }) => `${nameOf(key)} ${nameOf(match)}`)
  const share = String(points / Math.max(1, pairs.length))
  const set = (parts: { key: string; text: BilingualText }[], matchMax: string) =>
    element(
      'simpleMatchSet',
      {},
      parts.map(({ key, text }) =>
        element('simpleAssociableChoice', { identifier: nameOf(key), matchMax }, texts(text)),
      ),
    )
  return {
    declaration: declaration(
      'multiple',
      'directedPair',
      pairs,
      pairs.map(pair => [pair, share]),
    ),
    interaction: element('matchInteraction', { ...response, shuffle: 'true', maxAssociations: '0' }, [
      set(prompts, '1'),
      set(options, '0'),
    ]),
  }
}

function orderParts({ options = [], order = [] }: QuestionFacts): ItemParts {
  return {
    declaration: declaration('ordered', 'identifier', order.map(nameOf)),
    interaction: element(
      'orderInteraction',
      { ...response, shuffle: 'true' },
      options.map(({ key, text }) => element('simpleChoice', { identifier: nameOf(key) }, texts(text))),
    ),
  }
}
