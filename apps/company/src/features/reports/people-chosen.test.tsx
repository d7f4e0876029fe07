import { sessionStore } from '@masar/app-shell'
import { ToastRegion } from '@masar/ui'
import { useRouter } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { given, serve, served } from '../../testing/serve.tsx'
import { completionQuery } from './api.ts'
import { addressOf, placeOf } from './place.ts'
import { ReportsScreen } from './reports-screen.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const counts = {
  assigned: 4,
  not_started: 1,
  in_progress: 0,
  completed: 3,
  overdue: 0,
  begun: 0,
  begun_completed: 0,
}
const listed = (total: number, isCapped: boolean) => ({
  data: [
    { id: 11, name: 'Sara', number: null, department: null, ...counts },
    { id: 12, name: 'Noura', number: null, department: null, ...counts },
  ],
  meta: { total, total_is_capped: isCapped, next_cursor: 'next' },
})
const [byName, byCompleted, next] = [
  'limit=50',
  'sort=-completed&limit=50',
  'sort=-completed&limit=50&cursor=next',
].map(query => `GET /reports/completion/people?${query}`) as [string, string, string]

interface Went {
  search: { chosen?: string }
  replace: boolean
  resetScroll: boolean
}
const navigated = vi.fn<(to: Went) => void>()
/** Tells how the page goes elsewhere. */
function Watch() {
  const router = useRouter()
  useEffect(() => {
    const spy = vi.spyOn(router, 'navigate').mockImplementation(async to => navigated(to as Went))
    return () => spy.mockRestore()
  }, [router])
  return null
}
const show = (search: object, locale: 'ar' | 'en', isWatched = false) => {
  const place = placeOf({ report: 'completion', by: 'person', ...search })
  return given(
    <>
      <ReportsScreen place={place} />
      <ToastRegion />
      {isWatched && <Watch />}
    </>,
    completionQuery(place).queryKey,
    { data: { as_of: '2026-11-23T09:00:00Z', totals: counts, months: [], rows: [], too_few: null } },
    locale,
    addressOf(place),
  )
}
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')

test.each([
  [
    'en',
    'Send a message',
    /At most 1,000 people can be acted on at once/,
    ['All that match are chosen', 'All that match but 1 are chosen'],
    /Choose another order first, then all that match/,
  ],
  [
    'ar',
    'إرسال رسالة',
    /يمكن تنفيذ الإجراء على 1,000 شخص في المرة على الأكثر/,
    ['حددت المطابقين كلهم', 'حددت المطابقين كلهم إلا واحدًا'],
    /غيّر الترتيب أولًا، ثم حدّد المطابقين كلهم/,
  ],
] as const)(
  'in %s all that match are not acted on in part, where they are too many or not counted, and it is said',
  async (locale, act, tooMany, chosen, uncounted) => {
    serve({ [byCompleted]: listed(1001, false), [byName]: listed(200, true) })
    const bar = async () => {
      const region = within(await screen.findByRole('region', { name: /^(Acts for|إجراءات على)/ }))
      await userEvent.click(region.getByRole('button', { name: act }))
      return region
    }
    const { unmount } = show({ sort: '-completed', chosen: 'all' }, locale)
    await bar()
    expect(await screen.findByText(tooMany)).toBeVisible()
    unmount()
    for (const [at, words] of chosen.entries()) {
      const shown = show({ chosen: at === 0 ? 'all' : 'all-12' }, locale)
      const region = await bar()
      expect(region.getByText(text => plain(text) === words)).toBeVisible()
      expect((await screen.findAllByText(uncounted))[0]).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
      shown.unmount()
    }
  },
)

test('as many as can be read are acted on', async () => {
  const last = { data: [], meta: { total: 1000, total_is_capped: false, next_cursor: null } }
  serve({ [byCompleted]: listed(1000, false), [next]: last })
  show({ sort: '-completed', chosen: 'all' }, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Send a message' }))
  await waitFor(() => expect(served(next)).toHaveLength(1))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test.each([
  ['all', undefined],
  ['all-12', undefined],
  ['11-12', '11-12'],
])(
  'of those chosen as %s, %s stay so in another order, and the page stays where it is',
  async (chosen, stay) => {
    serve({ [byCompleted]: listed(500, false) })
    show({ sort: '-completed', chosen }, 'en', true)
    const heads = within(await screen.findByRole('grid'))
    await userEvent.click(heads.getByRole('columnheader', { name: 'Name' }))
    await waitFor(() => expect(navigated).toHaveBeenCalled())
    const gone = navigated.mock.lastCall?.[0]
    expect(gone).toMatchObject({ replace: true, resetScroll: false })
    expect(gone?.search.chosen).toBe(stay)
  },
)
