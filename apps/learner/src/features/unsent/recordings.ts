import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { discardRecordings, waitingRecordings } from '../teach/recordings/uploads.ts'

/** Signing out asks about recordings that are on their way: they take too long to be waited for. */
export const unsentRecordings: SignOutHook = {
  send: async user => (user === null ? 0 : waitingRecordings(user)),
  warning: count =>
    plural(count, {
      one: '# recording is not uploaded yet. It would have to be chosen again.',
      other: '# recordings are not uploaded yet. They would have to be chosen again.',
    }),
  discard: async user => (user === null ? undefined : discardRecordings(user)),
}
