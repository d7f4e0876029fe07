import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@masar/api-sdk'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { type CallForMany, mostAtOnce } from './act-on-many.ts'
import { ManyDialog } from './many-dialog.tsx'
import { mostRead, readChosen } from './read-chosen.ts'

const items = Array.from({ length: mostAtOnce + 2 }, (_, at) => ({ id: at + 1, name: `Link ${at + 1}` }))
const all = items.map(({ id }) => id)
const allDone: CallForMany = async ids => ({ data: { done: ids, refused: [] } })

function show(call: CallForMany, locale: 'ar' | 'en' = 'en') {
  const onClose = vi.fn()
  renderPage(
    <ManyDialog
      title="Withdraw them?"
      action="Withdraw"
      items={items}
      call={call}
      refresh={['/joining-links']}
      done={count => `${count} done`}
      onClose={onClose}
    >
      It can’t be undone.
    </ManyDialog>,
    locale,
  )
  return onClose
}
const act = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))

test('many are acted on in parts; after a failure it goes on behind those that are done', async () => {
  const call = vi
    .fn(allDone)
    .mockImplementationOnce(allDone)
    .mockRejectedValueOnce(new ApiError('answer', 500, { message: 'It failed here.', code: 'internal' }))
  const onClose = show(call)
  await act()
  expect(await screen.findByText('It failed here.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await act()
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
  const [first, second] = [all.slice(0, mostAtOnce), all.slice(mostAtOnce)]
  expect(call.mock.calls.map(([ids]) => ids)).toEqual([first, second, second])
})

test('left after a part was done, it counts as done', async () => {
  const call = vi
    .fn(allDone)
    .mockImplementationOnce(allDone)
    .mockRejectedValueOnce(new ApiError('answer', 500, { message: 'It failed here.', code: 'internal' }))
  const onClose = show(call)
  await act()
  await screen.findByText('It failed here.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledWith(true)
})

test.each([
  ['ar', 'ما تعذّر تنفيذه', /في حالتين/, ['بدأ التعلّم بالرخصة', 'لم يعد موجودًا']],
  ['en', 'What could not be done', /For 2 it was not done/, ['begun to learn', 'not there any more']],
] as const)(
  'in %s those on which it could not be done are named, with the reason',
  async (locale, title, sum, why) => {
    const onClose = show(
      async ids => ({
        data: {
          done: ids.filter(id => id > 2),
          refused: ids
            .filter(id => id <= 2)
            .map(id => ({ id, code: id === 1 ? ('place_begun' as const) : ('not_found' as const) })),
        },
      }),
      locale,
    )
    await act()
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByRole('status')).toHaveTextContent(sum)
    expect(dialog.getByRole('status')).toHaveTextContent('50 done')
    const rows = dialog.getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    rows.forEach((row, at) => {
      expect(row).toHaveTextContent(`Link ${at + 1}`)
      expect(row).toHaveTextContent(why[at] ?? '')
    })
    expect(onClose).not.toHaveBeenCalled()
  },
)

test('rows that are chosen are read page by page until they are all there', async () => {
  const pageOf = (from: number) => ({ data: Array.from({ length: 3 }, (_, at) => from + at) })
  const list = (last: number) => {
    const pages = [pageOf(1)]
    const state = () => ({ data: { pages: [...pages] }, hasNextPage: pages.length < last, error: null })
    const fetchNextPage = vi.fn(async () => {
      pages.push(pageOf(pages.length * 3 + 1))
      return state()
    })
    return { ...state(), fetchNextPage }
  }
  const read = (chosen: { isAll: boolean; ids: number[]; count: number }, from = list(4)) =>
    readChosen(from, chosen, id => id)
  const near = list(4)
  expect(await read({ isAll: false, ids: [3, 1], count: 2 }, near)).toEqual([1, 3])
  expect(near.fetchNextPage).not.toHaveBeenCalled()
  expect(await read({ isAll: false, ids: [1, 8], count: 2 })).toEqual([1, 8])
  expect(await read({ isAll: true, ids: [2, 12], count: 10 })).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  // One that is gone is looked for to the end, or as far as is read at most.
  expect(await read({ isAll: false, ids: [99], count: 1 })).toEqual([])
  const endless = list(Infinity)
  await read({ isAll: false, ids: [9999], count: 1 }, endless)
  expect(endless.fetchNextPage.mock.calls.length).toBeLessThanOrEqual(mostRead / 3 + 1)
  const failing = {
    ...list(4),
    fetchNextPage: async () => ({ data: undefined, hasNextPage: true, error: 'x' }),
  }
  await expect(readChosen(failing, { isAll: false, ids: [8], count: 1 }, (id: number) => id)).rejects.toBe(
    'x',
  )
})
