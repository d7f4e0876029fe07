import { isSignedIn, sessionStore } from '@masar/app-shell'
import { keep, readKept } from '@masar/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRefused } from '../kept/is-refused.ts'
import { sendPlaybackRate, showPlaybackRate } from './api.ts'
import type { Lesson } from './lesson.ts'

/**
 * How fast a person plays videos, on every device. What is chosen without a network stands on this one, and goes as soon as a video is opened with
 * one. Of visitors nothing is sent: the player keeps their speed on the device.
 */
export function usePlaybackRate(lesson: Lesson) {
  const client = useQueryClient()
  const state = sessionStore.getState()
  const user = isSignedIn(state) ? state.info?.id : undefined
  const unsent = user === undefined ? 0 : unsentOf(user)
  const rate = unsent > 0 ? unsent : (lesson.playback_rate ?? undefined)
  useEffect(() => {
    if (user !== undefined && unsent > 0) choose(client, user, unsent)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the video comes
  }, [])
  return {
    rate,
    onRateChosen: (chosen: number) => {
      if (user !== undefined && chosen !== rate) choose(client, user, chosen)
    },
  }
}

/** A speed that the service does not have yet; its name says whose it is. */
const unsentName = (user: number) => `playback-rate-to-send-${user}`
const unsentOf = (user: number) => Number(readKept(unsentName(user)))

function choose(client: QueryClient, user: number, rate: number): void {
  keep(unsentName(user), String(rate))
  showPlaybackRate(client, rate)
  last = last.then(() => deliver(user, rate))
}

/** One after another, so that the last choice is the one that stays; those that were passed on the way are left out. */
let last = Promise.resolve()
async function deliver(user: number, rate: number): Promise<void> {
  if (unsentOf(user) !== rate) return
  try {
    await sendPlaybackRate(rate)
  } catch (error) {
    console.warn('the speed of videos was not taken', error)
    if (!isRefused(error)) return
  }
  if (unsentOf(user) === rate) keep(unsentName(user), '')
}
