import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { announcementDrafts } from '../teach/announcements/draft.ts'

/** Announcements that are being written: only their author can send them, so signing out asks about them. */
export const unsentAnnouncements: SignOutHook = {
  send: async user => (user === null ? 0 : announcementDrafts.ofUser(user).length),
  warning: count =>
    plural(count, {
      one: '# announcement is not sent yet and would be lost.',
      other: '# announcements are not sent yet and would be lost.',
    }),
  discard: async user => {
    if (user !== null) announcementDrafts.removeOf(user)
  },
}
