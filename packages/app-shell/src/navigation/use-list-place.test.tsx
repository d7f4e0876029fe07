import { useInfiniteQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { useListPlace } from './use-list-place.ts'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
let loaded: number[] = []
/** What the list waits for before each of its pages comes. */
let gate: () => Promise<void>

beforeEach(() => {
  loaded = []
  gate = async () => undefined
  scrollTo.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
  return () => vi.unstubAllGlobals()
})

function Courses() {
  const list = useInfiniteQuery({
    queryKey: ['long list'],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      await gate()
      loaded.push(pageParam)
      return pageParam
    },
    getNextPageParam: page => (page < 6 ? page + 1 : undefined),
  })
  useListPlace(list)
  return (
    <>
      <h1>{list.data?.pages.join(' ')}</h1>
      <button type="button" onClick={() => void list.fetchNextPage()}>
        more
      </button>
    </>
  )
}

const shows = (pages: string) => screen.findByRole('heading', { level: 1, name: pages })

/** Reads three pages, scrolls into the third, and leaves; the list is no longer in memory then. */
async function leaveLongList() {
  const app = await renderApp({ at: '/courses', screens: { '/courses': Courses } })
  await shows('1')
  fireEvent.click(screen.getByRole('button', { name: 'more' }))
  await shows('1 2')
  fireEvent.click(screen.getByRole('button', { name: 'more' }))
  await shows('1 2 3')
  vi.stubGlobal('scrollY', 2345)
  fireEvent.scroll(document)
  await act(() => app.router.navigate({ to: '/faq' as never }))
  app.queryClient.removeQueries({ queryKey: ['long list'] })
  vi.stubGlobal('scrollY', 0)
  loaded = []
  return app
}

test('a list after going back loads the pages it had, then scrolls to where it was left', async () => {
  const { router } = await leaveLongList()
  await act(async () => router.history.back())
  await shows('1 2 3')
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 2345, behavior: 'instant' }))
  expect(loaded).toEqual([1, 2, 3])
})

test('a user who scrolls meanwhile is not moved, and nothing more is loaded', async () => {
  const { router } = await leaveLongList()
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = () => promise
  await act(async () => router.history.back())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'more' })).toBeInTheDocument())
  fireEvent.wheel(window)
  resolve()
  await shows('1')
  expect(loaded).toEqual([1])
  expect(scrollTo).not.toHaveBeenCalledWith({ top: 2345, behavior: 'instant' })
})

test('the same URL opened again starts with its first page', async () => {
  const { router } = await leaveLongList()
  await act(() => router.navigate({ to: '/courses' as never }))
  await shows('1')
  expect(loaded).toEqual([1])
})
