import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Lesson } from './lesson.ts'
import { lessonPlace } from './lesson-place.ts'
import { LessonScreen } from './lesson-screen.tsx'
import { lessonPage } from './sample.ts'

afterEach(() => {
  getSelection()?.removeAllRanges()
  vi.unstubAllGlobals()
})

function show(lesson: Partial<Lesson>, search: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, location.href)
    return Response.json({
      data: /(notes|questions)$/.test(pathname) ? [] : lessonPage(lesson),
      meta: { next_cursor: null, total: 0, total_is_capped: false },
    })
  })
  renderPage(<LessonScreen id={2} place={lessonPlace(search)} />, 'ar', '/lesson/2')
}
const names = async () => (await screen.findAllByRole('tab')).map(tab => tab.textContent)
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('each lesson has the tabs that make sense for it, the one that the address asks for first', async () => {
  show({ kind: 'video', captions: [], body: 'عن الفيديو' }, { tab: 'transcript' })
  expect(await names()).toEqual(['نظرة عامة', 'نص الفيديو', 'الملاحظات', 'الأسئلة'])
  expect(selected()).toBe('نص الفيديو')
  expect(await screen.findByText('لا نص لهذا الفيديو')).toBeVisible()
  fireEvent.click(screen.getByRole('tab', { name: 'نظرة عامة' }))
  expect(await screen.findByText('عن الفيديو')).toBeVisible()
})

test('files are listed with their kind and size, and downloaded under their own names', async () => {
  const file = { title: 'جدول الطلبات', name: 'orders.csv', bytes: 1_440_000, url: '/media/x.csv?s=1' }
  show({ files: [file], is_enrolled: false, free_preview: true }, { tab: 'files' })
  expect(await names()).toEqual(['نظرة عامة', 'الملفات'])
  const link = await screen.findByRole('link', { name: 'تنزيل: جدول الطلبات' })
  expect(link).toHaveAttribute('href', '/media/x.csv?s=1')
  expect(link).toHaveAttribute('download', 'orders.csv')
  expect(link.closest('li')).toHaveTextContent(/CSV · 1[.٫]4/)
})

test('who only tries a lesson has no notes, whatever the address asks for', async () => {
  show({ is_enrolled: false, free_preview: true }, { tab: 'notes' })
  expect(await names()).toEqual(['نظرة عامة'])
  expect(selected()).toBe('نظرة عامة')
})

test('who teaches the course reads its questions in any lesson, without being a learner', async () => {
  show({ is_enrolled: false, is_teaching: true }, { tab: 'questions' })
  expect(await names()).toEqual(['نظرة عامة', 'الأسئلة'])
  expect(selected()).toBe('الأسئلة')
  expect(screen.queryByText(/درس مفتوح/)).toBeNull()
})

test('selected words of the text lead to a note at them', async () => {
  show({ body: 'للمشروع بداية ونهاية' })
  const words = await screen.findByText('للمشروع بداية ونهاية')
  await names()
  act(() => {
    getSelection()?.selectAllChildren(words)
    document.dispatchEvent(new Event('selectionchange'))
  })
  fireEvent.click(screen.getByRole('button', { name: 'ملاحظة عند هذه الكلمات' }))
  expect(selected()).toBe('الملاحظات')
  expect(await screen.findByRole('button', { name: 'ملاحظة جديدة' })).toBeVisible()
})
