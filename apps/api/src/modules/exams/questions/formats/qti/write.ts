import type { QuestionFacts } from '../../facts.ts'
import { imagesOfQuestion } from '../../with-texts.ts'
import { hintsOf } from '../hints.ts'
import type { ImageBytes } from '../images.ts'
import { element, serialised, type QtiVersion, type Written } from './dialect.ts'
import { nameOf, partsOf, texts, value } from './interactions.ts'
import { packed } from './package.ts'
import { imagePath, sourcesOf } from './sources.ts'

const namespaces: Record<
  QtiVersion,
  { item: string; manifest: string; type: string; schema: [string, string] }
> = {
  '2.1': {
    item: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    type: 'imsqti_item_xmlv2p1',
    schema: ['QTIv2.1 Package', '1.0.0'],
  },
  '3.0': {
    item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    type: 'imsqti_item_xmlv3p0',
    schema: ['QTI Package', '3.0.0'],
  },
}
/** What QTI has no place for goes to a file of its own, which other systems ignore. */
export const ownFile = 'masar.json'

/** Questions as a package: a manifest, and a file for each, with the images that they show. */
export function writeQti(
  questions: readonly QuestionFacts[],
  version: QtiVersion,
  images: ImageBytes,
): Uint8Array {
  const items = questions.map(question => ({ question, file: `items/${question.key}.xml` }))
  return packed({
    'imsmanifest.xml': manifestOf(
      items.map(({ question, file }) => ({
        id: nameOf(question.key),
        files: [
          file,
          ...imagesOfQuestion(question)
            .filter(id => images.has(id))
            .map(imagePath),
        ],
      })),
      version,
    ),
    [ownFile]: JSON.stringify({
      version: 1,
      items: Object.fromEntries(
        questions.map(question => [
          nameOf(question.key),
          { hints: hintsOf(question), sources: sourcesOf(question) },
        ]),
      ),
    }),
    ...Object.fromEntries(items.map(({ question, file }) => [file, itemOf(question, version)])),
    ...Object.fromEntries([...images].map(([id, bytes]) => [imagePath(id), bytes])),
  })
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

function manifestOf(items: { id: string; files: string[] }[], version: QtiVersion): string {
  const { manifest, type, schema } = namespaces[version]
  const resources = items.map(({ id, files }) =>
    element(
      'resource',
      { identifier: `r-${id}`, type, href: files[0] ?? '' },
      files.map(href => element('file', { href })),
    ),
  )
  return (
    head +
    serialised(
      element('manifest', { xmlns: manifest, identifier: 'masar-questions' }, [
        element('metadata', {}, [
          element('schema', {}, [schema[0]]),
          element('schemaversion', {}, [schema[1]]),
        ]),
        element('organizations'),
        element('resources', {}, resources),
      ]),
      version,
    )
  )
}

function outcome(identifier: string, number: number): Written {
  return element('outcomeDeclaration', { identifier, cardinality: 'single', baseType: 'float' }, [
    element('defaultValue', {}, [value(String(number))]),
  ])
}

function itemOf(question: QuestionFacts, version: QtiVersion): string {
  const { key, points, body, explanation, rubric } = question
  const parts = partsOf(question, version)
  return (
    head +
    serialised(
      element(
        'assessmentItem',
        {
          xmlns: namespaces[version].item,
          identifier: nameOf(key),
          title: key,
          adaptive: 'false',
          timeDependent: 'false',
        },
        [
          parts.declaration,
          ...(parts.beside ? [parts.beside.declaration] : []),
          outcome('SCORE', 0),
          outcome('MAXSCORE', points),
          element('itemBody', {}, [
            ...texts(body),
            parts.interaction,
            ...(parts.beside ? [parts.beside.interaction] : []),
            ...(rubric ?? []).map(({ text, points: most }) =>
              element('rubricBlock', { view: 'scorer' }, [...texts(text), element('p', {}, [String(most)])]),
            ),
          ]),
          ...(parts.processing ? [parts.processing] : []),
          ...(Object.keys(explanation).length > 0
            ? [
                element(
                  'modalFeedback',
                  { outcomeIdentifier: 'EXPLANATION', identifier: 'explanation', showHide: 'show' },
                  texts(explanation),
                ),
              ]
            : []),
        ],
      ),
      version,
    )
  )
}
