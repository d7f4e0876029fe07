import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { RichContentView } from './rich-content-view.tsx'
import { RichTextView } from './rich-text-view.tsx'

const text = `كم حرفًا في الكلمة؟

> [!answer]
> أربعة أحرف، منها
>
> \`م\`.

> [!note]
> اقتباس كغيره
`
/** The same, as the service renders it. */
const rendered = [
  ['p', {}, 'كم حرفًا في الكلمة؟'],
  [
    'blockquote',
    {},
    '\n',
    ['p', {}, '[!answer]\nأربعة أحرف، منها'],
    '\n',
    ['p', {}, ['code', {}, 'م'], '.'],
    '\n',
  ],
  ['blockquote', {}, '\n', ['p', {}, '[!note]\nاقتباس كغيره'], '\n'],
]

test.each([
  ['read here', <RichTextView key="text">{text}</RichTextView>],
  ['rendered by the service', <RichContentView key="content">{rendered}</RichContentView>],
])('an answer in a text %s is hidden until it is asked for; other quotes are quotes', async (_, shown) => {
  const { container } = renderUi(shown, 'ar')
  const answer = screen.getByText('أربعة أحرف، منها')
  expect(answer).not.toBeVisible()
  expect(screen.getByText(/اقتباس كغيره/).closest('blockquote')).toHaveTextContent('[!note]')
  await userEvent.click(screen.getByText('الإجابة'))
  expect(answer).toBeVisible()
  expect(screen.getByText('م')).toBeVisible()
  expect(container).not.toHaveTextContent('[!answer]')
  await userEvent.click(screen.getByText('الإجابة'))
  expect(answer).not.toBeVisible()
})

test('an answer that is a list or code alone keeps nothing of its mark', async () => {
  const { container } = renderUi(
    <RichTextView>{'> [!ANSWER]\n>\n> - one\n\n1. Do it.\n\n   > [!answer]\n   > Done.'}</RichTextView>,
    'en',
  )
  expect(screen.getAllByText('Answer')).toHaveLength(2)
  expect(container.querySelector('details')?.querySelector('p')).toBeNull()
  expect(screen.getByText('Done.')).not.toBeVisible()
})
