import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { startingView } from './starting-view.ts'

const drawn = (locale: 'ar' | 'en') => {
  const { document } = new JSDOM(startingView(locale).text).window
  const rects = [...document.querySelectorAll('rect[x]')].map(rect => ({
    x: Number.parseFloat(rect.getAttribute('x') ?? ''),
    wide: Number.parseFloat(rect.getAttribute('width') ?? ''),
  }))
  return { says: document.querySelector('svg')?.getAttribute('aria-label'), rects }
}

test('what comes begins where lines begin, and says so in the page’s language', () => {
  const [ar, en] = [drawn('ar'), drawn('en')]
  expect([ar.says, en.says]).toEqual(['جارٍ التحميل…', 'Loading…'])
  expect(en.rects.length).toBeGreaterThan(5)
  expect(ar.rects).toEqual(en.rects.map(({ x, wide }) => ({ x: 100 - x - wide, wide })))
})

test('nothing of it has a style or a script of its own, which the page’s policy would refuse; without scripts it is hidden', () => {
  expect(startingView('ar').text).not.toMatch(/style|<script|on\w+=/)
  expect(startingView('ar').text).toMatch(/^<svg [^>]*data-needs-script/)
})
