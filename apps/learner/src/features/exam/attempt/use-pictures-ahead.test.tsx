import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Question } from '../api.ts'
import { usePicturesAhead } from './use-pictures-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

test('the pictures of every question are fetched at once, each once', () => {
  const fetched: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address)
      }
    },
  )
  const img = (src: string) => ['img', { src, alt: 'x' }]
  const question = (...sources: string[]) =>
    ({ rendered: { text: [['p', {}, ...sources.map(img)]] } }) as unknown as Question
  renderHook(({ questions }) => usePicturesAhead(questions), {
    initialProps: { questions: [question('/media/a', '/media/b'), {} as Question, question('/media/a')] },
  })
  expect(fetched).toEqual(['/media/a', '/media/b'])
})
