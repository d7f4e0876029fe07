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
