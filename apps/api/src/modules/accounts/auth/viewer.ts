import type { UserKind } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'

/** The caller: an account with a valid session. */
export interface Viewer {
  id: number
  kind: UserKind
  sessionId: number
  locale: Locale
  /** Whether the person signed in or reauthenticated recently in this session. */
  isReauthenticated: boolean
  /** Set once an operator has approved the instructor. */
  instructorId: number | null
  companyId: number | null
}
