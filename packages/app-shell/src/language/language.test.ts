import { expect, test, vi } from 'vitest'
import { restoreLanguageScroll } from './language.ts'

test('after a switch of language the scroll position is restored, once, on a fully laid out page', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  document.documentElement.dataset['arrived'] = ''
  restoreLanguageScroll()
  expect(document.documentElement.dataset, 'who arrives at the top').toHaveProperty('arrived')
  expect(scroll).not.toHaveBeenCalled()
  sessionStorage.setItem('masar-language-scroll', '4200')
  restoreLanguageScroll()
  expect(document.documentElement.dataset).not.toHaveProperty('arrived')
  expect(scroll).toHaveBeenCalledWith({ top: 4200, behavior: 'instant' })
  scroll.mockClear()
  dispatchEvent(new Event('wheel'))
  restoreLanguageScroll()
  expect(scroll, 'the place is used up').not.toHaveBeenCalled()
})
