import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingLevel } from './heading-level.ts'
import { Markdown } from './markdown.tsx'
import { renderPage } from '../../testing/render-page.tsx'

const text = `## عنوان

فقرة فيها \`code\`.

An English paragraph.

- [x] تم
- [ ] لم يتم

| أ | ب |
| --- | --- |
| 1 | 2 |

<script>alert(1)</script>

[ours](/faq) [theirs](https://example.com) [bad](javascript:alert(1))
`

test('an author’s text keeps the page’s outline and each block its own direction', async () => {
  renderPage(<Markdown topHeading={3}>{text}</Markdown>, 'ar')
  expect(await screen.findByRole('heading', { level: 3, name: 'عنوان' })).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('An English paragraph.')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('code')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('group', { name: 'جدول' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('checkbox', { name: 'تم' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'لم يتم بعد' })).not.toBeChecked()
})

test('HTML is shown as text, and no address runs a script', async () => {
  const { container } = renderPage(<Markdown>{text}</Markdown>, 'en')
  expect(await screen.findByRole('link', { name: 'theirs' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: 'ours' })).toHaveAttribute('href', '/en/faq')
  expect(container.querySelector('script')).toBeNull()
  expect(container.innerHTML).not.toContain('javascript:')
})

test.each([[2, 2, 2], [3, 2, 3], [2, 4, 4], [6, 4, 6]])('`h%s` under a page that starts at %s is h%s', (own, top, level) => expect(headingLevel(own, top)).toBe(level))
