import { t } from '@lingui/core/macro'
import { showToast, toasts } from '@masar/ui'
import { useEffect } from 'react'
import { create } from 'zustand'
import { signOut } from './actions.ts'
import { registeredHooks, type SignOutHook } from './before-sign-out.ts'
import { sessionStore } from './session-store.ts'

/** Of this tab. */
export const leavingStore = create<{ isLeaving: boolean }>()(() => ({ isLeaving: false }))

/**
 * Whether signing out is under way, for components that show a way out. It stays so until the other page is there. Meanwhile what
 * signing out asks first is loaded.
 */
export function useLeaving(): boolean {
  useEffect(() => void signOutHooks(), [])
  return leavingStore(({ isLeaving }) => isLeaving)
}

/** Milliseconds after which a person sees what they wait for; most sign-outs are over by then. */
const soon = 400

/** What a feature could not send, and how much of it. */
interface Unsent {
  hook: SignOutHook
  count: number
}

/**
 * Signs out, and leaves nothing unsent behind in this browser: what features keep until the service has it is sent first. When that
 * fails the person stays signed in, sees so, and may drop it. While it is under way, another call does nothing.
 */
export async function leave(): Promise<void> {
  await underWay(async () => {
    const unsent = await sendUnsent()
    if (unsent.length === 0) {
      await signOut()
      return true
    }
    askAbout(unsent)
    return false
  })
}

function askAbout(unsent: Unsent[]): void {
  const user = userOf()
  const discardAndLeave = () =>
    underWay(async () => {
      await discardUnsent(user)
      await signOut()
      return true
    })
  showToast({
    tone: 'danger',
    timeout: Infinity,
    text: unsent.map(({ hook, count }) => hook.warning(count)).join(' '),
    action: { label: t`Sign out anyway`, onAction: () => void discardAndLeave() },
  })
}

/** Runs one way out at a time, and says so when it takes long. @param run says whether the person has left */
async function underWay(run: () => Promise<boolean>): Promise<void> {
  if (leavingStore.getState().isLeaving) return
  leavingStore.setState({ isLeaving: true })
  let said: number | undefined
  const saying = setTimeout(() => {
    said = showToast({ text: t`Signing out…`, timeout: Infinity })
  }, soon)
  let hasLeft = false
  try {
    hasLeft = await run()
  } finally {
    clearTimeout(saying)
    if (!hasLeft) {
      if (said !== undefined) toasts.close(said)
      leavingStore.setState({ isLeaving: false })
    }
  }
}

/** Tries once to send what this person's last session left in this browser. @returns what still waits */
export async function sendUnsent(): Promise<Unsent[]> {
  const user = userOf()
  const hooks = await signOutHooks()
  const tried = await Promise.all(hooks.map(async hook => ({ hook, count: await hook.send(user) })))
  return tried.filter(({ count }) => count > 0)
}

/** Removes from this browser what waits of a person. */
export async function discardUnsent(user: number | null): Promise<void> {
  const hooks = await signOutHooks()
  await Promise.all(hooks.map(hook => hook.discard(user)))
}

/**
 * The hooks that can be loaded. One that cannot be blocks no one: what it stores stays in this browser, for its owner alone, and is
 * sent after their next sign-in.
 */
async function signOutHooks(): Promise<SignOutHook[]> {
  const loaded = await Promise.allSettled([...registeredHooks].map(load => load()))
  return loaded.flatMap((result): readonly SignOutHook[] => {
    if (result.status === 'fulfilled') return result.value
    console.warn('what signing out asks first could not be loaded', result.reason)
    return []
  })
}

const userOf = () => sessionStore.getState().info?.id ?? null
