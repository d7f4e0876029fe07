import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListItem } from '../list/list.tsx'
import { renderUi } from '../testing/render.tsx'
import { EndlessList } from './endless-list.tsx'

/** The end of the list comes into sight when a test says so. */
let comeNear: (() => void)[] = []

beforeEach(() => {
  comeNear = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        comeNear = [() => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never)]
      }

      observe() {}
      disconnect() {
        comeNear = []
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Sample({ hasFailed }: { hasFailed?: boolean }) {
  const [items, setItems] = useState([1, 2, 3])
  const more = () => setItems(list => [...list, ...[1, 2, 3].map(step => list.length + step)])
  return (
    <EndlessList
      label="الإشعارات"
      items={items}
      itemKey={item => item}
      renderItem={item => <ListItem title={`إشعار ${item}`} />}
      total={15}
      hasMore={items.length < 15}
      hasFailed={hasFailed}
      onLoadMore={more}
    />
  )
}

const near = () => act(() => comeNear.forEach(tell => tell()))

test('two pages come as the end draws near, the third waits for the button, which moves the focus to the first new one', async () => {
  renderUi(<Sample />)
  near()
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  near()
  near()
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.getByRole('status')).toHaveTextContent('المعروض 9 من 15')
  await userEvent.click(screen.getByRole('button', { name: 'عرض المزيد' }))
  expect(screen.getByText('إشعار 10').closest('li')).toHaveFocus()
})

test('a page that failed is not asked for again and again, but on a press', async () => {
  renderUi(<Sample hasFailed />)
  near()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})
