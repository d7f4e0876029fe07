import { i18n } from '@lingui/core'
import { AppContext, clearSession, ReaderProvider, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { fillPattern, learnerPages, type Locale, withLocale } from '@masar/site-map'
import { intlTagOf } from '@masar/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as arabic } from './locales/messages-ar.ts'
import { messages as english } from './locales/messages-en.ts'
import { createAppRouter } from './router.tsx'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname.replace('/client-api/v1', ''))
    return Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 })
  })
})
afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
  vi.unstubAllGlobals()
})

async function open(kind: 'student' | 'instructor', address: string, locale: Locale): Promise<void> {
  signInAs(document, kind)
  refreshSession()
  i18n.load(locale, locale === 'ar' ? arabic : english)
  i18n.activate(locale, intlTagOf(locale))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createAppRouter({ app: 'learner', locale, queryClient })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [withLocale(address, locale)] }),
  })
  await router.load()
  render(
    <ReaderProvider locale={locale} i18n={i18n}>
      <AppContext value={{ app: 'learner', locale }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppContext>
    </ReaderProvider>,
  )
}

const studio = learnerPages
  .filter(({ path }) => path === '/teach' || path.startsWith('/teach/'))
  .map(({ path }) => fillPattern(path, { id: 12, _splat: path.includes('exams') ? 'questions' : 'earnings' }))
const isOfStudio = (call: string) => /^\/(teaching|exams|courses|lessons|questions)\b/.test(call)

test.each(studio)(
  'a student at %s is told that it is not theirs, and nothing of it is asked for',
  async at => {
    await open('student', at, 'ar')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('لا يمكنك فتح هذه الصفحة')
    expect(asked.filter(isOfStudio)).toEqual([])
  },
)

test('in English the way on is to one’s own courses; an instructor’s studio opens', async () => {
  await open('student', '/teach', 'en')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You cannot open this page')
  expect(screen.getByRole('link', { name: 'To my courses' })).toHaveAttribute('href', '/en/learn')
  await act(async () => clearSession(document))
  document.body.replaceChildren()
  await open('instructor', '/teach', 'en')
  await vi.waitFor(() => expect(asked).toContain('/teaching/courses'))
})
