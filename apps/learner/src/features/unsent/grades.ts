import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { gradeDraftsOf, removeGradeDraftsOf } from '../teach/grading/kept-drafts.ts'

/** Grades that are being typed: nobody but their grader can store them, so signing out asks about them. */
export const unsentGrades: SignOutHook = {
  send: async user => (user === null ? 0 : gradeDraftsOf(user).length),
  warning: count =>
    plural(count, {
      one: '# grade is not saved yet and would be lost.',
      other: '# grades are not saved yet and would be lost.',
    }),
  discard: async user => {
    if (user !== null) removeGradeDraftsOf(user)
  },
}
