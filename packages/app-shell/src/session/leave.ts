import { plural, t } from '@lingui/core/macro'
import { showToast, toasts } from '@masar/ui'
import { create } from 'zustand'
import { openPendingStore } from '../exam-answers/pending-store.ts'
import { sendAnswer } from '../exam-answers/send-answer.ts'
import { discardWaiting, sendWaiting } from '../exam-answers/waiting.ts'
import { signOut } from './actions.ts'
import { sessionStore } from './session-store.ts'

/** Of this tab. */
export const leavingStore = create<{ isLeaving: boolean }>()(() => ({ isLeaving: false }))

/** Whether signing out is under way, for components. It stays so until the other page is there. */
export function useLeaving(): boolean {
  return leavingStore(({ isLeaving }) => isLeaving)
}

/** Milliseconds after which a person is told what they wait for; most sign-outs are over by then. */
const soon = 400

/**
 * Signs out, and leaves no answers of an exam behind in this browser: those that have not reached the service are sent first. When that
 * fails the person stays signed in, is told, and may let them go. While it is under way, another call does nothing.
 */
export async function leave(): Promise<void> {
  await underWay(async () => {
    const left = await sendMissed()
    if (left === 0) {
      await signOut()
      return true
    }
    askAboutAnswers(left)
    return false
  })
}

function askAboutAnswers(left: number): void {
  const user = userOf()
  const forgetAndLeave = () =>
    underWay(async () => {
      await forgetAnswers(user)
      await signOut()
      return true
    })
  showToast({
    tone: 'danger',
    timeout: Infinity,
    text: plural(left, {
      one: '# exam answer is not sent yet and would be lost.',
      other: '# exam answers are not sent yet and would be lost.',
    }),
    action: { label: t`Sign out anyway`, onAction: () => void forgetAndLeave() },
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

/** Tries once to send what this person's last session left in this browser. @returns how many answers still wait */
export async function sendMissed(): Promise<number> {
  return sendWaiting(await openPendingStore(), userOf(), sendAnswer)
}

/** Removes a person's unsent answers from this browser. */
export async function forgetAnswers(user: number | null): Promise<void> {
  await discardWaiting(await openPendingStore(), user)
}

const userOf = () => sessionStore.getState().info?.id ?? null
