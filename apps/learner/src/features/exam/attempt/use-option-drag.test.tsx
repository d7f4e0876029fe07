import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOptionDrag } from './use-option-drag.ts'

/** What lies under the pointer, which no layout says here. */
let under: Element | null = null
beforeEach(() => {
  document.elementFromPoint = () => under
  window.scrollBy = vi.fn<() => void>() as typeof window.scrollBy
})
afterEach(() => {
  under = null
})

const dropped = vi.fn<(prompt: string, option: string) => void>()
afterEach(() => dropped.mockClear())

function Pairs() {
  const root = useRef<HTMLDivElement>(null)
  const begin = useOptionDrag(root, dropped)
  return (
    <>
      <div ref={root}>
        <div data-prompt="p">
          <span>inside</span>
        </div>
        <button type="button" onPointerDown={event => begin(event, 'a')}>
          <span data-grip>grip</span> Option
        </button>
      </div>
      <div data-prompt="elsewhere">outside</div>
    </>
  )
}
const option = () => screen.getByRole('button')
const prompt = () => document.querySelector('[data-prompt="p"]')!
const press = (target: Element, more: object = {}) =>
  fireEvent.pointerDown(target, { button: 0, pointerType: 'mouse', clientX: 100, clientY: 300, ...more })
const move = (clientX: number, clientY: number, to: Element | null = null) => {
  under = to
  fireEvent.pointerMove(document, { clientX, clientY })
}

test('an option that is dragged onto a prompt is dropped there; the prompt shows it before', () => {
  render(<Pairs />)
  press(option())
  move(100, 340, screen.getByText('inside'))
  expect(option()).toHaveAttribute('data-dragged')
  expect(option().style.translate).toBe('0px 40px')
  expect(prompt()).toHaveAttribute('data-over')
  fireEvent.pointerUp(document, { clientX: 100, clientY: 340 })
  expect(dropped.mock.calls).toEqual([['p', 'a']])
  expect(option()).not.toHaveAttribute('data-dragged')
  expect(option().style.translate).toBe('')
  expect(prompt()).not.toHaveAttribute('data-over')
})

test('a press that hardly moves is no drag', () => {
  render(<Pairs />)
  press(option())
  move(103, 303, prompt())
  expect(option()).not.toHaveAttribute('data-dragged')
  fireEvent.pointerUp(document, { clientX: 103, clientY: 303 })
  expect(dropped).not.toHaveBeenCalled()
})

test.each([
  ['beside all prompts', () => document.body],
  ['on a prompt of another question', () => screen.getByText('outside')],
  ['on nothing', () => null],
])('let go %s it belongs to nothing', (_, place) => {
  render(<Pairs />)
  press(option())
  move(100, 360, place())
  fireEvent.pointerUp(document, { clientX: 100, clientY: 360 })
  expect(dropped).not.toHaveBeenCalled()
  expect(option()).not.toHaveAttribute('data-dragged')
})

test('what the system takes over, a call or a gesture, drops nothing', () => {
  render(<Pairs />)
  press(option())
  move(100, 340, prompt())
  fireEvent.pointerCancel(document)
  expect(dropped).not.toHaveBeenCalled()
  expect(option().style.translate).toBe('')
  expect(prompt()).not.toHaveAttribute('data-over')
})

test('a finger drags by the grip alone, and another button of the mouse not at all', () => {
  render(<Pairs />)
  const drag = () => {
    move(100, 340, prompt())
    fireEvent.pointerUp(document, { clientX: 100, clientY: 340 })
  }
  press(option(), { pointerType: 'touch' })
  drag()
  press(option(), { button: 2 })
  drag()
  expect(dropped).not.toHaveBeenCalled()
  press(screen.getByText('grip'), { pointerType: 'touch' })
  drag()
  expect(dropped).toHaveBeenCalledTimes(1)
})

test('near an edge of the window the page scrolls under the option', () => {
  render(<Pairs />)
  press(option())
  move(100, 20)
  expect(window.scrollBy).toHaveBeenLastCalledWith(0, -16)
  move(100, window.innerHeight - 20)
  expect(window.scrollBy).toHaveBeenLastCalledWith(0, 16)
  fireEvent.pointerUp(document)
})
