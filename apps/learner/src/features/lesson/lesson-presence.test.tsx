import { RealtimeProvider } from '@masar/app-shell'
import { preferencesQuery } from '@masar/notifications'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { OthersHere } from './lesson-presence.tsx'

afterEach(() => vi.unstubAllGlobals())

const me = { id: '1', isMe: true, info: { name: null } }
const other = { id: '2', isMe: false, info: { name: 'Noura' } }

test.each([
  ['while it is not known who is here', null, false],
  ['to who is alone', [me], false],
  ['of who else is here', [me, other], true],
])('%s: %j', async (_when, here, isSaid) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { is_seen_in_lessons: false, always_mailed: [], kinds: [] } }),
  )
  const { queryClient } = renderPage(
    <RealtimeProvider>
      <OthersHere lessonId={2} members={here} />
    </RealtimeProvider>,
    'en',
  )
  await vi.waitFor(() => expect(queryClient.getQueryData(preferencesQuery().queryKey)).toBeDefined(), 5000)
  expect(screen.queryByRole('region', { name: 'Others in this lesson' }) !== null).toBe(isSaid)
  // What the query has reaches the screen a moment later.
  await vi.waitFor(() => expect(screen.queryByRole('switch') !== null).toBe(isSaid), 5000)
  if (isSaid) expect(screen.getByRole('status')).toHaveTextContent('Here with you: Noura')
})
