import { expect, test } from 'vitest'
import type { WrittenQuestion } from '../exam/api.ts'
import { flawsOf } from './checks.ts'

type Options = NonNullable<WrittenQuestion['options']>
const both = (en: string, ar = `${en} ع`) => ({ en, ar })
const options = (...texts: string[]): Options =>
  texts.map((text, at) => ({ key: `k${at}`, text: both(text), ...(at === 0 && { correct: true }) }))
const asked = (part: Partial<WrittenQuestion>): WrittenQuestion => ({
  kind: 'single_choice',
  points: 1,
  body: both('Which?'),
  explanation: both('So.'),
  ...part,
})

const long = 'An option that says at great length what is right'

test.each<[string, Partial<WrittenQuestion>, string[]]>([
  ['a sound choice', { options: options('One', 'Two', 'Three') }, []],
  [
    'no right option',
    { options: options('One', 'Two').map(({ correct: _, ...option }) => option) },
    ['no_right'],
  ],
  [
    'two right ones of a single choice',
    { options: options('One', 'Two').map(one => ({ ...one, correct: true })) },
    ['no_right'],
  ],
  [
    'two right ones of several',
    { kind: 'multiple_choice', options: options('One', 'Two').map(one => ({ ...one, correct: true })) },
    [],
  ],
  ['no accepted text', { kind: 'short_text', accepted: [] }, ['no_right']],
  [
    'a prompt without its option',
    { kind: 'matching', options: options('x', 'y'), prompts: [{ key: 'p', text: both('P'), match: 'z' }] },
    ['no_right'],
  ],
  ['equal options', { options: options('One', ' One ', 'Two') }, ['equal_options']],
  [
    'options equal in Arabic alone',
    {
      options: [
        { key: 'a', text: both('One', 'ذا'), correct: true },
        { key: 'b', text: both('Two', 'ذا') },
      ],
    },
    ['equal_options'],
  ],
  [
    'options that differ by a capital or a vowel',
    {
      options: [
        { key: 'a', text: both('True', 'عِلم'), correct: true },
        { key: 'b', text: both('true', 'عَلم') },
      ],
    },
    [],
  ],
  ['an option longer than all others', { options: options(long, 'Two', 'Three') }, ['long_option']],
  ['two long options', { options: options(long, `${long} too`, 'Three') }, []],
  ['a long item of a sequence', { kind: 'ordering', options: options(long, 'b'), order: ['k1', 'k0'] }, []],
  ['a number without tolerance', { kind: 'number', answer: 3.14 }, ['no_tolerance']],
  ['a number with one', { kind: 'number', answer: 3.14, tolerance: 0.01 }, []],
  ['a number with a percentage', { kind: 'number', answer: 3.14, tolerance_percent: 1 }, []],
  ['a body in one language', { kind: 'essay', body: { ar: 'لماذا؟' } }, ['one_language']],
  [
    'an option in one language',
    { options: [...options('One'), { key: 'b', text: { en: 'Two' } }] },
    ['one_language'],
  ],
  [
    'a criterion in one language',
    { kind: 'essay', rubric: [{ key: 'a', points: 1, text: { ar: 'وضوح', en: ' ' } }] },
    ['one_language'],
  ],
  ['no explanation at all', { kind: 'essay', explanation: {} }, []],
])('%s', (_, part, found) => {
  expect(flawsOf(asked(part), ['ar', 'en'])).toEqual(found)
})

test('a course in one language asks for one only', () => {
  expect(flawsOf(asked({ kind: 'essay', body: { ar: 'لماذا؟' }, explanation: {} }), ['ar'])).toEqual([])
})
