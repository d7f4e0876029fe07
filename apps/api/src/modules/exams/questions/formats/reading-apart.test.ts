import { expect, test } from 'vitest'
import { readQuestions } from './formats.ts'
import { readApart } from './reading-apart.ts'

const moodle = (html: string) =>
  Buffer.from(
    `<quiz><question type="essay"><name><text>a</text></name><questiontext format="html"><text><![CDATA[${html}]]></text>` +
      `<file name="p.png" path="/" encoding="base64">${Buffer.from('a picture').toString('base64')}</file></questiontext></question></quiz>`,
  )
const options = { language: 'en' } as const
const unreadable = { read: [], refused: [{ line: 1, reason: { code: 'file_unreadable' } }] }

test('what a thread reads is what would be read here, its images too', async () => {
  const file = moodle('<p>Why?</p><img src="@@PLUGINFILE@@/p.png" alt="p">')
  const apart = await readApart(file, 'moodle_xml', options)
  expect(apart).toEqual(await readQuestions(file, 'moodle_xml', options))
  expect([...apart.images.found.values()].map(String)).toEqual(['a picture'])
})

test('a text nested deeper than its parser reaches is unreadable, and breaks nothing', async () => {
  expect(await readApart(moodle('<div>'.repeat(20_000)), 'moodle_xml', options)).toMatchObject(unreadable)
})

test('a file that takes too long is given up', async () => {
  const long = moodle('<b>x</b> '.repeat(400_000))
  expect(await readApart(long, 'moodle_xml', options, { patience: 50 })).toMatchObject(unreadable)
})

test('after a file that was too much, and after one that was read, the next is read as ever', async () => {
  const file = moodle('<p>Why?</p>')
  const read = await readQuestions(file, 'moodle_xml', options)
  const apart = () => readApart(file, 'moodle_xml', options)
  expect(await apart()).toEqual(read)
  expect(await readApart(moodle('<div>'.repeat(20_000)), 'moodle_xml', options)).toMatchObject(unreadable)
  expect(await Promise.all([apart(), apart(), apart()])).toEqual([read, read, read])
})
