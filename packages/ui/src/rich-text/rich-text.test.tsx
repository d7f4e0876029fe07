import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingLevel } from './heading-level.ts'
import { renderUi } from '../testing/render.tsx'
import { RichText } from './rich-text.tsx'
import type { RichTextLink } from './rich-text-props.ts'

const text = `## عنوان

فقرة فيها \`code\`.

An English paragraph.

- [x] تم
- [ ] لم يتم

| أ | ب |
| --- | --- |
| 1 | 2 |

<script>alert(1)</script>

[ours](/faq) [theirs](https://example.com) [other host](//example.com/faq) [bad](javascript:alert(1))
`

test('an author’s text keeps the page’s outline and each block its own direction', async () => {
  renderUi(<RichText topHeading={3}>{text}</RichText>, 'ar')
  expect(await screen.findByRole('heading', { level: 3, name: 'عنوان' })).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('An English paragraph.')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('code')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('group', { name: 'جدول' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('checkbox', { name: 'تم' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'لم يتم بعد' })).not.toBeChecked()
})

const OwnLink: RichTextLink = ({ href, ...rest }) => <a href={`/en${href}`} {...rest} />

test('HTML is shown as text, and no address runs a script', async () => {
  const { container } = renderUi(<RichText link={OwnLink}>{text}</RichText>, 'en')
  expect(await screen.findByRole('link', { name: 'theirs' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: 'ours' })).toHaveAttribute('href', '/en/faq')
  expect(screen.getByRole('link', { name: 'other host' })).toHaveAttribute('href', '//example.com/faq')
  expect(screen.getByRole('link', { name: 'other host' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(container.querySelector('script')).toBeNull()
  expect(container.innerHTML).not.toContain('javascript:')
})

test.each([[2, 2, 2], [3, 2, 3], [2, 4, 4], [6, 4, 6]])('`h%s` under a page that starts at %s is h%s', (own, top, level) => expect(headingLevel(own, top)).toBe(level))
