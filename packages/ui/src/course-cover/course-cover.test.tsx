import { fireEvent } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { UiProvider } from '../ui-provider/index.ts'
import { CourseCover } from './course-cover.tsx'

const cover = (id: number) => <CourseCover courseId={id} category="finance" tone={5} />

test('the scene comes from the file of the reading direction', () => {
  const hrefs = (['ar', 'en'] as const).map(locale => {
    const { container, unmount } = renderUi(cover(7), locale)
    const href = container.querySelector('use:last-child')?.getAttribute('href')
    unmount()
    return href
  })
  expect(hrefs[0]).toMatch(/covers\.rtl.*\.svg#finance-\d-\d$/)
  expect(hrefs[1]).toBe(hrefs[0]!.replace('rtl', 'ltr'))
})

test('a cover brings no id of its own, so that many can stand on a page', () => {
  const { container } = renderUi(cover(1))
  expect(container.querySelectorAll('svg [id]')).toHaveLength(0)
})

test('the server and the browser draw the same', () => {
  const page = <UiProvider locale="ar">{cover(3)}</UiProvider>
  const onServer = document.createElement('div')
  onServer.innerHTML = renderToString(page)
  const { container } = renderUi(cover(3))
  // jsdom writes styles its own way.
  const plain = (root: Element) =>
    root
      .querySelector('svg')!
      .outerHTML.replace(/_\w+_(?=[tp]\b)/g, 'id')
      .replace(/(--tone:) (\d+);/, '$1$2')
  expect(plain(onServer)).toBe(plain(container))
})

test('the drawing replaces a picture that fails to load', () => {
  const { container } = renderUi(<CourseCover courseId={1} category="design" tone={3} src="/none.webp" />)
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('svg > use')).not.toBeNull()
})
