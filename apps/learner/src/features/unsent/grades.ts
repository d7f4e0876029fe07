import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { gradeDrafts } from '../teach/grading/kept-drafts.ts'

/** Grades that are being typed: only their grader can save them, so signing out asks about them. */
export const unsentGrades: SignOutHook = {
  send: async user => (user === null ? 0 : gradeDrafts.ofUser(user).length),
  warning: count =>
    plural(count, {
      one: '# grade is not saved yet and would be lost.',
      other: '# grades are not saved yet and would be lost.',
    }),
  discard: async user => {
    if (user !== null) gradeDrafts.removeOf(user)
  },
}
