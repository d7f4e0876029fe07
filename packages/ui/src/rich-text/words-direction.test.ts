import { expect, test } from 'vitest'
import { wordsDirection } from './words-direction.ts'

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
