import { describe, expect, test } from 'vitest'
import type { QuestionFacts } from '../facts.ts'
import { categoryOf, longestCategory } from './categories.ts'
import { readQuestions, writeQuestions, type QuestionFormat } from './formats.ts'

const formats: QuestionFormat[] = ['gift', 'moodle_xml']
const read = (format: QuestionFormat, file: string) =>
  readQuestions(new TextEncoder().encode(file), format, { language: 'en' })
const write = async (format: QuestionFormat, questions: QuestionFacts[]) =>
  new TextDecoder().decode(await writeQuestions(questions, format, { taught: ['en'], language: 'en' }))
const question = (key: string, category?: string): QuestionFacts => ({
  key,
  kind: 'true_false',
  points: 1,
  ...(category !== undefined && { category }),
  body: { en: `Is ${key} so?` },
  explanation: {},
  answer: true,
})

test.each([
  ['geography', 'geography'],
  ['  $course$/top/الجغرافيا/مدن و  قرى ', 'الجغرافيا/مدن و قرى'],
  ['$system$/top/Default for System', 'Default for System'],
  ['$cat1$/Networks', 'Networks'],
  // A doubled slash is one within a name.
  ['top//down/x', 'top//down/x'],
  ['$course$/top', undefined],
  ['top', undefined],
  ['', undefined],
])('%s is the path %s', (path, plain) => expect(categoryOf(path)).toBe(plain))

describe.each(formats)('%s', format => {
  test('out and in again changes nothing, also where the path goes back to none', async () => {
    const questions = [
      question('q1'),
      question('q2', 'Networks/Routing & "more" <x>'),
      question('q3', 'Networks/Routing & "more" <x>'),
      question('q4', 'شبكات'),
      question('q5'),
      question('q6', 'top-level'),
    ]
    const file = await write(format, questions)
    expect((await read(format, file)).read.map(one => one.question)).toEqual(questions)
    expect(file.match(/\$course\$\/top/g)).toHaveLength(4)
  })

  test('a path that is too long is left out with a word', async () => {
    const file = await write(format, [question('q1', 'x'.repeat(longestCategory + 1)), question('q2', 'x')])
    const { read: questions } = await read(format, file)
    expect(questions.map(({ question: { category }, notes }) => [category, notes])).toEqual([
      [undefined, ['category_left_out']],
      ['x', []],
    ])
  })
})

test('each question of a file of Moodle has the category that was named last before it', async () => {
  const gift = '// one\nZero? {T}\n\n$CATEGORY: a/b\n\nOne? {T}\nStill one.\n\n$CATEGORY: c\nTwo? {T}\n'
  expect((await read('gift', gift)).read.map(({ question: { category } }) => category)).toEqual([
    undefined,
    'a/b',
    'c',
  ])
})

describe('weights that no question here can say', () => {
  test('of right answers are named with their line, in GIFT', async () => {
    const file = `Even {~%50%a ~%50%b ~c}

Uneven {~%70%a ~%30%b ~c}

Half {=a ~%50%b ~c}

Word {=%100%a =%40%b}

Number {#=3 =%50%4}
`
    const { read: questions, refused } = await read('gift', file)
    expect(questions.map(({ line }) => line)).toEqual([1])
    expect(refused.map(({ line, reason }) => [line, reason.code])).toEqual([
      [3, 'weights'],
      [5, 'weights'],
      [7, 'weights'],
      [9, 'weights'],
    ])
  })

  test('of right answers are named with their line, in Moodle XML', async () => {
    const asked = (type: string, answers: [string, number][], more = '') =>
      `<question type="${type}"><questiontext><text>q</text></questiontext>${more}${answers
        .map(([text, fraction]) => `<answer fraction="${fraction}"><text>${text}</text></answer>`)
        .join('')}</question>`
    const several = '<single>false</single>'
    const file = `<quiz>
${asked(
  'multichoice',
  [
    ['a', 50],
    ['b', 50],
    ['c', -100],
  ],
  several,
)}
${asked(
  'multichoice',
  [
    ['a', 70],
    ['b', 30],
    ['c', -100],
  ],
  several,
)}
${asked('shortanswer', [
  ['a', 100],
  ['b', 40],
])}
${asked('numerical', [
  ['3', 100],
  ['4', 50],
])}
</quiz>`
    const { read: questions, refused } = await read('moodle_xml', file)
    expect(questions.map(({ line }) => line)).toEqual([2])
    expect(refused.map(({ line, reason }) => [line, reason.code])).toEqual([
      [3, 'weights'],
      [4, 'weights'],
      [5, 'weights'],
    ])
  })
})

test('a category is text that a database can hold', () =>
  expect(categoryOf('$course$/top/a\0b \ud800')).toBe('ab \ufffd'))
