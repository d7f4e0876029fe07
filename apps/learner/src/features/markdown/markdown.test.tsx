import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Markdown } from './markdown.tsx'

test('a link of ours stays in the app and in the page’s language', async () => {
  renderPage(<Markdown>{'[ours](/faq)'}</Markdown>, 'en')
  expect(await screen.findByRole('link', { name: 'ours' })).toHaveAttribute('href', '/en/faq')
})
