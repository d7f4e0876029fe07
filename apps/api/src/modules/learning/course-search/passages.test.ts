import { expect, test } from 'vitest'
import { passagesOf, plainBlocks } from './passages.ts'

test('a text becomes the words of its blocks, as they are read', () => {
  const text = `# العنوان
فقرة فيها **كلمة** و\`شيفرة\` و[رابط](/faq).
تمتد إلى سطر ثانٍ.

- بند *أول*
- [x] بند \\*ثانٍ\\*

> قول

| أ | ب |
| --- | --- |
| 1 | 2 |

![صورة](a.png)

\`\`\`js
const snake_case_name = 2 * 3 * 4
\`\`\``
  expect(plainBlocks(text)).toEqual([
    'العنوان',
    'فقرة فيها كلمة وشيفرة ورابط. تمتد إلى سطر ثانٍ.',
    'بند أول',
    'بند *ثانٍ*',
    'قول',
    'أ ب',
    '1 2',
    'const snake_case_name = 2 * 3 * 4',
  ])
})

test('each language has its title, its blocks, its chapters and its lines of captions', () => {
  const chapters = [
    { second: 0, title: { ar: 'فصل', en: 'Opening' } },
    { second: 90, title: { en: 'The end' } },
  ]
  const captions = { ar: 'WEBVTT\n\n00:03.700 --> 00:05.000\nسطر\n' }
  const title = { ar: 'درس', en: 'Lesson' }
  expect(passagesOf({ title, body: { en: 'One\n\nTwo' }, captions, chapters })).toEqual([
    { language: 'ar', kind: 'title', position: 0, text: 'درس' },
    { language: 'ar', kind: 'caption', position: 0, text: 'فصل' },
    { language: 'ar', kind: 'caption', position: 3, text: 'سطر' },
    { language: 'en', kind: 'title', position: 0, text: 'Lesson' },
    { language: 'en', kind: 'text', position: 0, text: 'One' },
    { language: 'en', kind: 'text', position: 1, text: 'Two' },
    { language: 'en', kind: 'caption', position: 0, text: 'Opening' },
    { language: 'en', kind: 'caption', position: 90, text: 'The end' },
  ])
})
