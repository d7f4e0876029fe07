import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { HomeFaq } from '../home-path/home-faq.tsx'
import { FaqPage } from './faq-page.tsx'

const questions = [{ id: 2, question: 'Is the certificate recognised?', answer: 'It can be verified.' }]
afterEach(() => vi.unstubAllGlobals())

test('the questions are the headings below that of the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: questions }))
  renderPage(<FaqPage />, 'en')
  expect(await screen.findByRole('heading', { level: 2, name: questions[0]!.question })).toBeVisible()
})

test('on the home page they are those below the part’s own', () => {
  renderPage(<HomeFaq questions={questions} />, 'en')
  expect(screen.getByRole('heading', { level: 2, name: 'Questions people ask' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: questions[0]!.question })).toBeVisible()
})
