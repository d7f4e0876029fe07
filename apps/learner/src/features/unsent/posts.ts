import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { countUnsent, removeDraftsOf } from '../questions/post-drafts.ts'

/** Questions and answers that are not finished: only their author can send them, so signing out asks about them. */
export const unsentPosts: SignOutHook = {
  send: async user => (user === null ? 0 : countUnsent(user)),
  warning: count =>
    plural(count, {
      one: '# question or answer is not sent yet and would be lost.',
      other: '# questions or answers are not sent yet and would be lost.',
    }),
  discard: async user => {
    if (user !== null) removeDraftsOf(user)
  },
}
