import { expect, test } from 'vitest'
import { chosenOf, optionOfKey, stepOfKey, withOption } from './keys.ts'

const options = [
  { key: 'x', text: '' },
  { key: 'y', text: '' },
]
const single = { kind: 'single_choice' as const, options }
const several = { kind: 'multiple_choice' as const, options }
const truth = { kind: 'true_false' as const, options: [] }

test.each([
  ['1', single, 'x'],
  ['٢', several, 'y'],
  ['۲', single, 'y'],
  ['3', single, null],
  ['0', single, null],
  ['a', single, null],
  ['2', truth, 'false'],
  ['1', { kind: 'number' as const, options }, null],
])('the key %s in %j stands for %s', (key, question, option) =>
  expect(optionOfKey(key, question)).toBe(option),
)

test('choosing again takes an option out of a set; the last one out leaves nothing', () => {
  const one = withOption(null, 'y', several)
  expect(withOption(one, 'x', several)).toEqual({ options: ['x', 'y'] })
  expect(withOption(one, 'y', several)).toBeNull()
  expect(withOption({ option: 'x' }, 'y', single)).toEqual({ option: 'y' })
  expect(chosenOf(withOption(null, 'false', truth))).toEqual(['false'])
})

test.each([
  ['ArrowLeft', 'rtl', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'ltr', 1],
  ['ArrowUp', 'rtl', 0],
] as const)('%s in %s goes %s', (key, dir, step) => expect(stepOfKey(key, dir)).toBe(step))
