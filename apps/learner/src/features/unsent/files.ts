import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { fileCalls } from '../exam/files/api.ts'
import { openFileStore } from '../exam/files/file-store.ts'
import { discardWaitingFiles, sendWaitingFiles } from '../exam/files/waiting.ts'

/** Signing out sends the files of exams that wait in this browser, or asks about them, as it does about answers. */
export const unsentFiles: SignOutHook = {
  send: async user => sendWaitingFiles(await openFileStore(), user, fileCalls),
  warning: count =>
    plural(count, {
      one: '# file of an exam is not sent yet and would be lost.',
      other: '# files of an exam are not sent yet and would be lost.',
    }),
  discard: async user => discardWaitingFiles(await openFileStore(), user),
}
