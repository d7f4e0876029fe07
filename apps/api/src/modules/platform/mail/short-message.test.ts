import { expect, test } from 'vitest'
import { usualReader } from '../../../locale.ts'
import { shortOf } from './layout.ts'
import { renderTemplate } from './templates.ts'

test.each(['ar', 'en'] as const)(
  'a code in a short message ends with the line that binds it to the site (%s)',
  locale => {
    const content = renderTemplate(
      { template: 'phone_code', code: '123456' },
      usualReader(locale),
      'https://masar.example:8443',
    )
    const lines = shortOf(content, 'masar.example').split('\n')
    expect(lines.at(-1)).toBe('@masar.example #123456')
    expect(lines[0]).toMatch(/: 123456$/)
  },
)

test('a message without a code is one line', () => {
  const content = renderTemplate({ template: 'instructor_waits' }, usualReader('en'), 'https://masar.example')
  expect(shortOf(content, 'masar.example')).toMatch(/^Your address is confirmed\. [^\n]+$/)
})
