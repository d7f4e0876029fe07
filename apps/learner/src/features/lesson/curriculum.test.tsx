import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Curriculum } from './curriculum.tsx'
import { lessonPage } from './sample.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['out of sight is brought there', 900, 700],
  ['in sight leaves the list as it is', 300, 0],
])('the present lesson, %s, within its own list', async (_, top, scrolled) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, top, 300, 44) : new DOMRect(0, 0, 300, 600)
  })
  renderPage(<Curriculum lesson={lessonPage()} />, 'ar', '/lesson/2')
  expect((await screen.findByRole('navigation', { name: 'دروس الدورة' })).scrollTop).toBe(scrolled)
})

test('a section of optional lessons is done once one of them was', async () => {
  const [first] = lessonPage().course.sections
  const optional = first!.lessons.map(line => ({ ...line, is_optional: true, is_completed: false }))
  const walked = [{ ...optional[0]!, is_completed: true }, ...optional.slice(1)]
  const sections = [
    { id: 1, title: 'لم يبدأ', lessons: optional },
    { id: 2, title: 'بدأ', lessons: walked },
  ]
  renderPage(<Curriculum lesson={lessonPage({ course: { sections } })} />, 'ar', '/lesson/2')
  expect(await screen.findByRole('heading', { name: 'لم يبدأ' })).not.toHaveAttribute('data-done')
  expect(screen.getByRole('heading', { name: 'بدأ' })).toHaveAttribute('data-done')
})
