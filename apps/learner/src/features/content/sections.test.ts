import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

test('a text is cut at its headings, in order', () => {
  expect(sectionsOf('مقدمة\n\n## أولًا\nنص\n\n### فرع\n## ثانيًا ##\nآخر')).toEqual({
    intro: 'مقدمة',
    sections: [
      { id: 'section-1', title: 'أولًا', body: 'نص\n\n### فرع' },
      { id: 'section-2', title: 'ثانيًا', body: 'آخر' },
    ],
  })
})

test('a heading inside code is code', () => {
  expect(sectionsOf('```\n## no\n```\n## yes').sections.map(({ title }) => title)).toEqual(['yes'])
})

test('a text without headings is all introduction', () =>
  expect(sectionsOf('only words')).toEqual({ intro: 'only words', sections: [] }))
