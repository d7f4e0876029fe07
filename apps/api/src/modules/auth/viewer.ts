import type { UserKind } from '../../db/schema/index.ts'
import type { Locale } from '../../locale.ts'

/** Who is asking: an account with a live session. */
export interface Viewer {
  id: number
  kind: UserKind
  sessionId: number
  locale: Locale
  /** Whether the person proved who they are a short while ago in this session; signing in counts. */
  isFresh: boolean
  /** Set once an operator has approved the instructor. */
  instructorId: number | null
  companyId: number | null
}
