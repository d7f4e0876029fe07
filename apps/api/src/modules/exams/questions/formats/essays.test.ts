import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { essayFileKinds, type EssayForm } from '../../../../db/schema/index.ts'
import { readQuestions, writeQuestions } from './formats.ts'

const formOf = async (file: string | Uint8Array, format: 'moodle_xml' | 'qti21' | 'csv') => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const { read, refused } = await readQuestions(bytes, format, { language: 'en' })
  expect(refused).toEqual([])
  return read[0]?.question.essay
}
const moodle = (parts: string) =>
  formOf(
    `<quiz><question type="essay"><name><text>e</text></name><questiontext format="markdown"><text>Tell</text></questiontext><defaultgrade>4</defaultgrade>${parts}</question></quiz>`,
    'moodle_xml',
  )
const all = [...essayFileKinds]

test.each<[string, string, EssayForm | undefined]>([
  [
    'the editor',
    '<responseformat>editor</responseformat><attachments>0</attachments>',
    { format: 'rich_text' },
  ],
  ['plain text', '<responseformat>plain</responseformat>', undefined],
  [
    'plain text with bounds of words, the most of which is below the least',
    '<responseformat>monospaced</responseformat><minwordlimit>50</minwordlimit><maxwordlimit>20</maxwordlimit>',
    { format: 'text', words: { least: 50 } },
  ],
  [
    'text with any number of files of some types',
    '<responseformat>editorfilepicker</responseformat><attachments>-1</attachments><maxbytes>2097152</maxbytes><filetypeslist>.pdf, web_image</filetypeslist>',
    { format: 'rich_text', files: { kinds: ['pdf', 'image'], most: 10, megabytes: 2 } },
  ],
  [
    'files alone, larger than are taken here',
    '<responseformat>noinline</responseformat><attachments>2</attachments><maxbytes>1073741824</maxbytes>',
    { format: 'files', files: { kinds: all, most: 2, megabytes: 25 } },
  ],
])('Moodle’s %s', async (_, parts, form) => expect(await moodle(parts)).toEqual(form))

test('a change made to an exported file counts, not what our comment says beside it', async () => {
  const essay: EssayForm = { format: 'rich_text', files: { kinds: ['pdf'], most: 7, megabytes: 3 } }
  const question = {
    key: 'q',
    kind: 'essay' as const,
    points: 2,
    body: { en: 'Tell' },
    explanation: {},
    essay,
  }
  const bytes = await writeQuestions([question], 'moodle_xml', { taught: ['en'], language: 'en' })
  expect(await formOf(bytes, 'moodle_xml')).toEqual(essay)
  const changed = new TextDecoder().decode(bytes).replace('<responseformat>editor', '<responseformat>plain')
  expect(await formOf(changed, 'moodle_xml')).toEqual({
    format: 'text',
    files: { kinds: ['pdf'], most: 10, megabytes: 3 },
  })
})

const qti = (interactions: string) =>
  formOf(
    zipSync({
      'imsmanifest.xml': strToU8(
        '<manifest><resources><resource identifier="r" type="imsqti_item_xmlv2p1" href="q.xml"/></resources></manifest>',
      ),
      'q.xml': strToU8(
        `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="q"><responseDeclaration identifier="R" cardinality="single" baseType="string"/><itemBody><p>Tell</p>${interactions}</itemBody></assessmentItem>`,
      ),
    }),
    'qti21',
  )

test.each<[string, EssayForm | undefined]>([
  ['<extendedTextInteraction responseIdentifier="R"/>', undefined],
  ['<extendedTextInteraction responseIdentifier="R" format="xhtml"/>', { format: 'rich_text' }],
  [
    '<uploadInteraction responseIdentifier="R"/>',
    { format: 'files', files: { kinds: all, most: 3, megabytes: 10 } },
  ],
  [
    '<extendedTextInteraction responseIdentifier="R"/><uploadInteraction responseIdentifier="F"/>',
    { format: 'text', files: { kinds: all, most: 3, megabytes: 10 } },
  ],
])('QTI’s %s', async (interactions, form) => expect(await qti(interactions)).toEqual(form))

test.each<[string, string, EssayForm | undefined]>([
  [
    'format,files,words',
    'Rich text,2,50-200',
    { format: 'rich_text', files: { kinds: all, most: 2, megabytes: 10 }, words: { least: 50, most: 200 } },
  ],
  [
    'صيغة المقال,أنواع الملفات',
    'ملفات فقط,صورة | ملف PDF',
    { format: 'files', files: { kinds: ['pdf', 'image'], most: 3, megabytes: 10 } },
  ],
  ['words', '٣٠٠', { format: 'text', words: { most: 300 } }],
  ['format', '', undefined],
])('a spreadsheet’s %s: %s', async (columns, cells, form) =>
  expect(await formOf(`key,kind,points,text_en,${columns}\nq,essay,2,Tell,${cells}\n`, 'csv')).toEqual(form),
)

test('a spreadsheet’s word that means nothing is named, and its question left out', async () => {
  const file = 'key,kind,points,text_en,format,files\nq,essay,2,Tell,scroll,\nr,essay,2,Tell,,99\n'
  const { refused } = await readQuestions(new TextEncoder().encode(file), 'csv', { language: 'en' })
  expect(refused.map(({ reason }) => reason.code)).toEqual(['part_unknown', 'essay_form'])
})

test('what a file says in its hints by escapes is cleaned, too; a criterion that is none is let go', async () => {
  const read = async (rubric: object[]) => {
    const file = `// [masar:${JSON.stringify({ points: 1, rubric })}]\n::e:: Tell {}`
    const { read: questions } = await readQuestions(new TextEncoder().encode(file), 'gift', {
      language: 'en',
    })
    return questions[0]?.question.rubric
  }
  expect(await read([{ key: 'a\0', text: { en: 'x\0\ud800' }, points: 1 }])).toEqual([
    { key: 'a', text: { en: 'x\ufffd' }, points: 1 },
  ])
  for (const criterion of [
    { key: '', points: 1 },
    { key: 'a'.repeat(61), points: 1 },
    { key: 'a', points: 0 },
  ])
    expect(await read([{ text: { en: 'x' }, ...criterion }])).toBeUndefined()
})
