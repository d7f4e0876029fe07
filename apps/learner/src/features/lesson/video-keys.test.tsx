import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { VideoKeys } from './video-keys.tsx'

test.each([
  ['en', '?', 'The video’s keys'],
  ['ar', '؟', 'مفاتيح الفيديو'],
] as const)('in %s the question mark %s opens the list of keys', async (locale, mark, title) => {
  renderPage(<VideoKeys />, locale)
  await userEvent.keyboard(mark)
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a question mark that is written opens nothing', async () => {
  renderPage(
    <>
      <VideoKeys />
      <textarea aria-label="Note" />
    </>,
    'en',
  )
  await userEvent.type(screen.getByLabelText('Note'), 'why?')
  expect(screen.getByLabelText('Note')).toHaveValue('why?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the button opens it too', async () => {
  renderPage(<VideoKeys />, 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(await screen.findByText('Picture in picture')).toBeVisible()
})
