import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { clockText, Countdown } from './countdown.tsx'

test('the clock counts a begun second whole and never goes below zero', () => {
  expect([3_661_000, 61_000, 59_001, 1, 0, -5000].map(clockText)).toEqual([
    '1:01:01',
    '1:01',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ])
})

test('only the thresholds are read out, each once', () => {
  const at = (seconds: number) => (
    <Countdown label="الوقت المتبقي" remaining={seconds * 1000} announceAt={[300, 60]} />
  )
  const { rerender } = renderUi(at(400))
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  rerender(at(300))
  expect(status).toHaveTextContent('الوقت المتبقي 5 دقائق')
  rerender(at(299))
  expect(status).toHaveTextContent('الوقت المتبقي 5 دقائق')
  rerender(at(60))
  expect(status).toHaveTextContent('الوقت المتبقي دقيقة واحدة')
})

test('arriving late reads nothing out at once', () => {
  renderUi(<Countdown label="الوقت المتبقي" remaining={200_000} announceAt={[300, 60]} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
