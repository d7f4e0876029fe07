import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { VideoClock } from '../video-clock.ts'
import { useAskedAt } from './use-asked-at.ts'

test('a video stops where a question is asked, which is shown; it is asked once', () => {
  const clock = new VideoClock(null)
  const video = { currentTime: 38, pause: vi.fn<() => void>() }
  clock.video.current = video as unknown as HTMLVideoElement
  const show = vi.fn<(id: number) => void>()
  renderHook(() => useAskedAt([{ id: 7, at_second: 40, is_solved: false }], clock, show))
  const playTo = (second: number) => {
    video.currentTime = second
    clock.tick()
  }
  playTo(39.5)
  expect(video.pause).not.toHaveBeenCalled()
  playTo(40.2)
  expect(video.pause).toHaveBeenCalledTimes(1)
  expect(show).toHaveBeenCalledExactlyOnceWith(7)
  playTo(39.9)
  playTo(40.5)
  expect(video.pause).toHaveBeenCalledTimes(1)
})
