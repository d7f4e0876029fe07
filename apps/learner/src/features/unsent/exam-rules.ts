import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { rulesDrafts } from '../teach/rules/kept-drafts.ts'

/** Rules of exams that are being changed: only their author can save them, so signing out asks about them. */
export const unsentExamRules: SignOutHook = {
  send: async user => (user === null ? 0 : rulesDrafts.ofUser(user).length),
  warning: count =>
    plural(count, {
      one: 'The changed rules of # exam are not saved yet and would be lost.',
      other: 'The changed rules of # exams are not saved yet and would be lost.',
    }),
  discard: async user => {
    if (user !== null) rulesDrafts.removeOf(user)
  },
}
