import { sessionStore } from '@masar/app-shell'
import { keepPage, readKept } from '@masar/offline'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneCache } from '../../testing/one-cache.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LessonScreen } from '../lesson/lesson-screen.tsx'
import { lessonPage } from '../lesson/sample.ts'

const lesson = lessonPage({ title: 'A lesson', body: 'What it says' })
const path = `/lesson/${lesson.id}`
const before = sessionStore.getState()
let answer: () => Response
beforeEach(() => {
  vi.stubGlobal('caches', oneCache())
  sessionStore.setState({ ...before, token: 'a-token', info: { ...before.info, id: 1 } } as never)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET' || !request.url.endsWith(`/lessons/${lesson.id}`)) throw new TypeError()
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  // Other files share the store.
  act(() => sessionStore.setState(before, true))
})
const open = () => renderPage(<LessonScreen id={lesson.id} />, 'ar', `/lesson/${lesson.id}`)
const keep = (user: number) => keepPage(user, path, { title: lesson.title, data: { data: lesson } })
const away = () => {
  throw new TypeError('Failed to fetch')
}

test('a lesson that is read is kept for its reader', async () => {
  answer = () => Response.json({ data: lesson })
  open()
  await waitFor(async () =>
    expect(await readKept(1, path)).toMatchObject({ title: 'A lesson', data: { data: { id: lesson.id } } }),
  )
  expect(await readKept(2, path)).toBeNull()
})

test('without a network it opens as it was kept, at the first try', async () => {
  await keep(1)
  answer = away
  open()
  expect(await screen.findByText('What it says')).toBeVisible()
})

test('what another person has kept stays theirs', async () => {
  await keep(2)
  answer = away
  open()
  await act(() => new Promise(done => setTimeout(done, 300)))
  expect(screen.queryByText('What it says')).not.toBeInTheDocument()
})

test('what may not be opened any more is not kept either', async () => {
  await keep(1)
  answer = () => Response.json({ code: 'not_enrolled', message: 'No.' }, { status: 403 })
  open()
  await waitFor(async () => expect(await readKept(1, path)).toBeNull())
})
