import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { InlineMarks } from '../exam/attempt/inline-marks.tsx'
import { Markdown } from './markdown.tsx'
import { RenderedMarkdown } from './rendered-markdown.tsx'
import { WithRendered } from './rendered.tsx'

test('a link of ours stays in the app and in the page’s language', async () => {
  renderPage(<Markdown>{'[ours](/faq)'}</Markdown>, 'en')
  expect(await screen.findByRole('link', { name: 'ours' })).toHaveAttribute('href', '/en/faq')
})

test('texts and options that came rendered are shown so, others as they are written', async () => {
  const math = ['math', {}, ['mi', {}, 'x']]
  const { container } = renderPage(
    <WithRendered texts={{ 'كم $x$؟': [['p', {}, 'كم ', math, '؟']], 'ليس $x$': ['ليس ', math] }}>
      <RenderedMarkdown>{'كم $x$؟'}</RenderedMarkdown>
      <InlineMarks>{'ليس $x$'}</InlineMarks>
      <InlineMarks>{'لا `x`'}</InlineMarks>
    </WithRendered>,
    'ar',
  )
  expect(await screen.findByText('كم', { exact: false })).toBeVisible()
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2))
  expect(container.textContent).not.toContain('$')
  expect(screen.getByText('x', { selector: 'code' })).toBeVisible()
})

test.each([
  ['/en/faq', '/faq'],
  ['/en', '/'],
  ['/en#voices', '/#voices'],
  ['/en/courses?date=newest', '/courses?date=newest'],
  ['/en//example.org', '/en/example.org'],
])('a link that was copied in English leads to the page in the reader’s language: %s', async (to, path) => {
  const { unmount } = renderPage(<Markdown>{`[ours](${to})`}</Markdown>, 'ar')
  expect(await screen.findByRole('link', { name: 'ours' })).toHaveAttribute('href', path)
  unmount()
  renderPage(<Markdown>{`[ours](${to})`}</Markdown>, 'en')
  const href = (await screen.findByRole('link', { name: 'ours' })).getAttribute('href') ?? ''
  expect(new URL(href, location.origin).host).toBe(location.host)
  if (!to.includes('//')) expect(href).toBe(to)
})
