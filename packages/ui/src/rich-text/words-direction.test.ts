import { expect, test } from 'vitest'
import { blockDirection, textDirection, wordsDirection } from './words-direction.ts'

const text = (value: string) => ({ type: 'text', value })
const block = (...children: { type: string; value?: string }[]) => ({
  type: 'element',
  tagName: 'p',
  children,
})

test.each([
  [block(text('استخدام and اجتماع are verbal nouns of forms VIII and X.')), 'ltr'],
  [block(text('CSS لغة تصف شكل الصفحة')), 'rtl'],
  [
    block(
      text('زيادة '),
      { type: 'element', tagName: 'code', children: [text('letter-spacing-and-more')] } as never,
      text(' خطأ'),
    ),
    'rtl',
  ],
  [block(text('12 + 30')), 'auto'],
] as const)('%#', (node, direction) => expect(wordsDirection(node)).toBe(direction))

test('code of a text counts for nothing, whichever fence stands around it', () => {
  const code = 'const everything = here.isLatin(andLong, enough)'
  expect(textDirection(['نص عربي', '```js', code, '~~~', code, '```'].join('\n'))).toBe('rtl')
  expect(textDirection(['~~~', 'عربية كثيرة هنا', '~~~', 'English'].join('\n'))).toBe('ltr')
  expect(textDirection(['```', 'نص لا ينتهي سياجه'].join('\n'))).toBe('auto')
})

test('a block without words takes the direction of the text; figures alone decide by themselves', () => {
  const picture = { type: 'element', tagName: 'img', children: [] }
  expect(blockDirection(block(text('\n'), picture as never))).toBeUndefined()
  expect(blockDirection(block(text('12 + 30')))).toBe('auto')
  expect(blockDirection(block(text('نص'), picture as never))).toBe('rtl')
})
