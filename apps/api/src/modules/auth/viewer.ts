import type { UserKind } from '../../db/schema/index.ts'
import type { Locale } from '../../locale.ts'

/** Who is asking: an account with a live session. */
export interface Viewer {
  id: number
  kind: UserKind
  sessionId: number
  locale: Locale
  /** When the person last proved who they are in this session. */
  provedAt: Date
  /** Set once an operator has approved the instructor. */
  instructorId: number | null
  companyId: number | null
}
