import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { AnswerInput } from '../exam/attempt/answer-input.tsx'
import { pictureAddresses } from './pictures.ts'
import { WithRendered } from './rendered.tsx'

const red = '![Red](image:x)'
const question = {
  id: 1,
  position: 1,
  kind: 'single_choice' as const,
  points: 1,
  body: 'Which?',
  prompts: [],
  options: [
    { key: 'a', text: red },
    { key: 'b', text: 'Blue' },
  ],
  other: null,
  answer: null,
  revision: 0,
}
const img = ['img', { src: '/media/red.webp', alt: 'Red', width: 30, height: 20 }]

test('a picture in an option is chosen with it, and enlarged by a button of its own', async () => {
  const onAnswer = vi.fn()
  renderPage(
    <WithRendered texts={{ [red]: [img] }}>
      <AnswerInput question={question} value={null} isWritable onAnswer={onAnswer} />
    </WithRendered>,
    'en',
  )
  const picture = await screen.findByRole('img', { name: 'Red' })
  expect(picture).toHaveAttribute('width', '30')
  await userEvent.click(picture)
  expect(onAnswer).toHaveBeenCalledWith({ option: 'a' })
  expect(screen.getByRole('radio', { name: 'Red' })).toBeVisible()
  onAnswer.mockClear()
  screen.getByRole('button', { name: 'Enlarge the picture: Red' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Red' })).toBeVisible()
  expect(onAnswer).not.toHaveBeenCalled()
})

test('all pictures of rendered texts are known, so that they can be fetched ahead', () => {
  expect(pictureAddresses([['p', {}, 'a ', img, ['strong', {}, ['img', { alt: 'none' }], img]]])).toEqual([
    '/media/red.webp',
    '/media/red.webp',
  ])
})
