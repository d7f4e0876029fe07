import type { SignOutHook } from '@masar/app-shell'
import { localeOfPath } from '@masar/site-map'
import { unsentAnnouncements } from './announcements.ts'
import { unsentAnswers } from './answers.ts'
import { unsentExamRules } from './exam-rules.ts'
import { unsentFiles } from './files.ts'
import { unsentGrades } from './grades.ts'
import { unsentMessages } from './messages.ts'
import { unsentNotes } from './notes.ts'
import { unsentPosts } from './posts.ts'
import { unsentProgress } from './progress.ts'
import { unsentRecordings } from './recordings.ts'

/** What signing out asks first, with its sentences: any page says them, and none needs them before. */
export async function unsentParts(): Promise<SignOutHook[]> {
  await unsentMessages({ locale: localeOfPath(location.pathname) })
  return [
    unsentAnswers,
    unsentFiles,
    unsentAnnouncements,
    unsentExamRules,
    unsentGrades,
    unsentNotes,
    unsentPosts,
    unsentProgress,
    unsentRecordings,
  ]
}
