import { strToU8, zipSync } from 'fflate'
import { parse as parseGift } from 'gift-pegjs'
import { describe, expect, test } from 'vitest'
import type { QuestionFacts } from '../facts.ts'
import { readQuestions, writeQuestions, type QuestionFormat } from './formats.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (format: QuestionFormat, file: string | Uint8Array) =>
  readQuestions(typeof file === 'string' ? bytesOf(file) : file, format, { language: 'en' })
/** What is left out, as line and reason. */
const left = async (format: QuestionFormat, file: string | Uint8Array) =>
  (await read(format, file)).refused.map(({ line, reason }) => [line, reason.code])

const gift = `// a category and a comment
$CATEGORY: geography

::Capital:: What is the *capital*? {
  =Riyadh#Right ~Jeddah ~%0%Dammam }

Choose both {~%50%two ~%50%four ~%-100%five#### even ones}

The sky is blue.{T}

Pi is {#3.14:0.01} roughly.

Between {#1..5}

Who? {=Sara =سارة =S*a}

Match {=Egypt -> Cairo =Oman -> Muscat =Iraq -> Baghdad}

Explain \\{braces\\}.{}

A text that asks nothing.

Two {#=1 =2}

Partly {=a =%50%b}

None right {~%-50%a ~b}

Broken {=a ~b

Order {>3 ALL VERTICAL ALL_OR_NOTHING SHOW none
first
second
third
}
`

describe('GIFT', () => {
  test('is read as Moodle does, and what cannot be is named with its line', async () => {
    const { read: questions, refused } = await read('gift', gift)
    expect(questions.map(({ line, question }) => [line, question.kind])).toEqual([
      [4, 'single_choice'],
      [7, 'multiple_choice'],
      [9, 'true_false'],
      [11, 'number'],
      [13, 'number'],
      [15, 'short_text'],
      [17, 'matching'],
      [19, 'essay'],
      [31, 'ordering'],
    ])
    expect(refused.map(({ line, reason }) => [line, reason.code])).toEqual([
      [21, 'kind_unknown'],
      [23, 'several_numbers'],
      [25, 'weights'],
      [27, 'none_correct'],
      [29, 'syntax'],
    ])
    const [capital, both, , pi, between, who, match, explain, order] = questions.map(
      ({ question }) => question,
    )
    expect(capital).toMatchObject({
      // Moodle’s own format is no Markdown: a star in it is a star.
      body: { en: 'What is the \\*capital\\*?' },
      options: [
        { text: { en: 'Riyadh' }, correct: true, feedback: { en: 'Right' } },
        { text: { en: 'Jeddah' } },
        { text: { en: 'Dammam' } },
      ],
    })
    expect(both).toMatchObject({ explanation: { en: 'even ones' } })
    expect(pi).toMatchObject({
      answer: 3.14,
      tolerance: 0.01,
      body: { en: 'Pi is \\_\\_\\_\\_\\_ roughly.' },
    })
    expect(between).toMatchObject({ answer: 3, tolerance: 2 })
    expect(who).toMatchObject({ accepted: ['Sara', 'سارة', 'S*a'] })
    expect(
      match?.prompts?.map(({ match: to }) => match.options?.find(({ key }) => key === to)?.text.en),
    ).toEqual(['Cairo', 'Muscat', 'Baghdad'])
    expect(explain).toMatchObject({ body: { en: 'Explain {braces}.' } })
    expect(order).toMatchObject({ all_or_nothing: true })
    expect(order?.order?.map(key => order.options?.find(option => option.key === key)?.text.en)).toEqual([
      'first',
      'second',
      'third',
    ])
  })

  test('that we write is GIFT to another reader, too', async () => {
    const question: QuestionFacts = {
      key: 'q1',
      kind: 'single_choice',
      points: 2,
      body: { ar: 'كم {هذا} = ؟', en: 'How much: #1 ~ ?' },
      explanation: { ar: 'شرح', en: 'Because' },
      options: [
        { key: 'a', text: { ar: 'أ', en: 'A' }, correct: true },
        { key: 'b', text: { ar: 'ب', en: 'B' } },
      ],
    }
    const text = new TextDecoder().decode(
      await writeQuestions([question], 'gift', { taught: ['ar', 'en'], language: 'ar' }),
    )
    expect(parseGift(text)).toMatchObject([{ type: 'MC', title: 'q1' }])
  })

  test('the same file read twice has the same keys; another question never has them', async () => {
    const keys = async (file: string) => (await read('gift', file)).read.map(({ question }) => question.key)
    expect(await keys(gift)).toEqual(await keys(gift))
    expect(await keys('::Capital:: Which? {T}')).not.toEqual((await keys(gift)).slice(0, 1))
  })
})

const moodle = (inside: string) => `<?xml version="1.0"?>\n<quiz>\n${inside}\n</quiz>`

describe('Moodle XML', () => {
  test('HTML becomes Markdown without what runs; its images come along', async () => {
    const { read: questions } = await read(
      'moodle_xml',
      moodle(`<question type="category"><category><text>x</text></category></question>
<question type="shortanswer"><name><text>n</text></name>
<questiontext format="html"><text><![CDATA[<p>The <b>bold</b> <img src="@@PLUGINFILE@@/a.png"><script>alert(1)</script><a href="javascript:alert(1)">one</a> نص</p>]]></text><file name="a.png" encoding="base64">AA==</file></questiontext>
<defaultgrade>1.5</defaultgrade><usecase>1</usecase>
<answer fraction="100"><text>x &amp; y</text><feedback><text>well</text></feedback></answer></question>`),
    )
    expect(questions).toMatchObject([
      {
        line: 4,
        question: {
          points: 1.5,
          exact: true,
          accepted: ['x & y'],
          body: { en: `The **bold** ![](image:6e340b9cffb37a989ca544e6bb780a2c)one نص` },
        },
        notes: ['feedback_left_out', 'markup_left_out'],
      },
    ])
  })

  test('kinds that are not ours and broken questions are named with their line', async () => {
    expect(
      await left(
        'moodle_xml',
        moodle(`<question type="calculated"><name><text>c</text></name></question>
<question type="multichoice"><questiontext format="html"><text>q</text></questiontext><single>true</single>
<answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer></question>
<question type="truefalse"><questiontext><text>q</text></questiontext></question>`),
      ),
    ).toEqual([
      [3, 'kind_unknown'],
      [4, 'weights'],
      [6, 'no_answer'],
    ])
    expect(await left('moodle_xml', moodle('<question type="essay">'))).toEqual([[4, 'file_unreadable']])
  })

  test('entities that a file declares are not looked at', async () => {
    const bomb = `<?xml version="1.0"?>
<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
<quiz><question type="essay"><questiontext format="markdown"><text>&b;&f;</text></questiontext></question></quiz>`
    expect(await left('moodle_xml', bomb)).toEqual([[2, 'file_unreadable']])
  })

  test('deep nesting is refused, not followed', async () => {
    const deep = '<a>'.repeat(20_000) + '</a>'.repeat(20_000)
    expect((await left('moodle_xml', `<quiz>${deep}</quiz>`)).map(([, code]) => code)).toEqual([
      'file_unreadable',
    ])
  })
})

const manifest = (...hrefs: string[]) =>
  `<manifest><resources>${hrefs.map(href => `<resource identifier="r" type="imsqti_item_xmlv2p1" href="${href}"/>`).join('')}</resources></manifest>`
const packageOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
const choiceItem = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="choice" title="Unattended" xml:lang="en">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>ChoiceA</value></correctResponse></responseDeclaration>
<itemBody><p>Look at the <em>text</em>.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>What does it say?</prompt>
<simpleChoice identifier="ChoiceA">You must stay.</simpleChoice><simpleChoice identifier="ChoiceB">You may go.</simpleChoice></choiceInteraction></itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`

describe('QTI', () => {
  test('an item of others is read, alone or in a package', async () => {
    const wanted = {
      kind: 'single_choice',
      body: { en: 'Look at the *text*.\n\nWhat does it say?' },
      options: [{ text: { en: 'You must stay.' }, correct: true }, { text: { en: 'You may go.' } }],
    }
    expect((await read('qti21', choiceItem)).read).toMatchObject([{ question: wanted }])
    const zip = packageOf({ 'imsmanifest.xml': manifest('i/1.xml'), 'i/1.xml': choiceItem })
    expect((await read('qti21', zip)).read).toMatchObject([{ file: 'i/1.xml', line: 1, question: wanted }])
  })

  test('what is no item, is missing, leads out of the package or is another interaction is named', async () => {
    const hotspot = choiceItem
      .replaceAll('choiceInteraction', 'hotspotInteraction')
      .replaceAll('simpleChoice', 'hotspotChoice')
    const zip = packageOf({
      'imsmanifest.xml': manifest('gone.xml', '../out.xml', 'h.xml'),
      '../out.xml': choiceItem,
      'h.xml': hotspot,
    })
    const { read: questions, refused } = await read('qti21', zip)
    expect(questions).toEqual([])
    expect(refused.map(({ file, reason }) => [file, reason.code])).toEqual([
      ['gone.xml', 'file_missing'],
      ['../out.xml', 'file_missing'],
      ['h.xml', 'kind_unknown'],
    ])
  })

  test('a package that unpacks to far too much is refused', async () => {
    const zip = zipSync({
      'imsmanifest.xml': strToU8(manifest('a.xml')),
      'a.xml': new Uint8Array(70_000_000),
    })
    expect(zip.length).toBeLessThan(1_000_000)
    expect(await left('qti30', zip)).toEqual([[1, 'file_unreadable']])
    expect(await left('qti30', new Uint8Array([0x50, 0x4b, 3, 4, 1]))).toEqual([[1, 'file_unreadable']])
  })

  test('one whose stored files claim to be empty is counted by what they take', async () => {
    const names = Array.from({ length: 70 }, (_, index) => `${index}.bin`)
    const item = new Uint8Array(1_000_000)
    const zip = Buffer.from(
      zipSync(
        {
          'imsmanifest.xml': strToU8(manifest('a.xml')),
          'a.xml': strToU8(choiceItem),
          ...Object.fromEntries(names.map(name => [name, item])),
        },
        { level: 0 },
      ),
    )
    let at = zip.indexOf('PK\x01\x02', 0, 'latin1')
    for (; at >= 0; at = zip.indexOf('PK\x01\x02', at + 4, 'latin1')) zip.writeUInt32LE(0, at + 24)
    expect(await left('qti30', zip)).toEqual([[1, 'file_unreadable']])
  })
})

describe('sheets', () => {
  test('heads and words are read in either language, digits in any script', async () => {
    const csv = `النوع,الدرجات,النص بالعربية,الإجابة,هامش الخطأ
عدد,٢٫٥,كم؟,١٢٫٥,5%
اختيار واحد,1,أيها؟,,
خيار,,أ,صحيح,
خيار,,ب,,
خيار,,ج,ربما,
صح أو خطأ,1,هل؟,صح,
رسم,1,ما؟,,`
    const { read: questions, refused } = await read('csv', csv)
    expect(questions).toMatchObject([
      { line: 2, question: { kind: 'number', points: 2.5, answer: 12.5, tolerance_percent: 5 } },
      { line: 7, question: { kind: 'true_false', answer: true } },
    ])
    expect(refused.map(({ line, reason }) => [line, reason.code])).toEqual([
      [3, 'part_unknown'],
      [8, 'kind_unknown'],
    ])
    expect(await left('csv', 'a,b\n1,2')).toEqual([[1, 'header_missing']])
    expect(await left('xlsx', 'no spreadsheet')).toEqual([[1, 'file_unreadable']])
  })

  test('nothing that a spreadsheet would run comes out as it stands', async () => {
    const question: QuestionFacts = {
      key: 'q',
      kind: 'short_text',
      points: 1,
      body: { en: '=HYPERLINK("http://x")' },
      explanation: {},
      accepted: ['@SUM(A1)', '-1'],
    }
    const text = new TextDecoder().decode(
      await writeQuestions([question], 'csv', { taught: ['en'], language: 'en' }),
    )
    expect(text).not.toMatch(/(?:^|,|\n)"?[=@+-]/)
    expect(text).toContain(`'=HYPERLINK`)
  })
})

test('what would draw a text in another order than it stands is taken out', async () => {
  const { read: questions } = await read('gift', 'Is \u202egnihtyna\u202c so? {T}')
  expect(questions).toMatchObject([{ question: { body: { en: 'Is gnihtyna so?' } } }])
})
