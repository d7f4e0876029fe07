import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { noteCalls } from '../notes/api.ts'
import { browserDrafts } from '../notes/drafts/draft-store.ts'
import { openSavers } from '../notes/drafts/note-saver.ts'
import { sendLeftDrafts } from '../notes/drafts/send-draft.ts'

/** Signing out sends the notes that wait in this browser, or asks about them. Its sentence is said on any page, as that of answers is. */
export const unsentNotes: SignOutHook = {
  send: async user => {
    if (user === null) return 0
    // This page has the lock of those that it has open: no other tab sends them.
    await Promise.all([...openSavers].map(saver => saver.flush()))
    return sendLeftDrafts(browserDrafts, user, noteCalls)
  },
  warning: count =>
    plural(count, {
      one: '# note is not saved yet and would be lost.',
      other: '# notes are not saved yet and would be lost.',
    }),
  discard: async user => {
    if (user !== null) for (const draft of browserDrafts.ofUser(user)) browserDrafts.remove(draft)
  },
}
