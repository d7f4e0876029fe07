import type {
  Capacity,
  CompanyKeyScope,
  CompanyRole,
  OperatorRole,
  UserKind,
} from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { MailOrigin } from '../../platform/mail/origin.ts'

/** A person's part in a company. */
export interface CompanyMembership {
  companyId: number
  role: CompanyRole
  /** The department whose branch a manager sees; null for the other roles, which see the whole company. */
  branchId: number | null
}

/** What a session says of its caller, whatever the request. */
export type SessionViewer = Omit<Viewer, 'origin'>

/** The caller: an account with a valid session, in the one capacity that the session has. */
export interface Viewer {
  id: number
  /** What the account is; what it may do follows from the capacity and the roles below. */
  kind: UserKind
  sessionId: number
  locale: Locale
  capacity: Capacity
  /** Set in the capacity `company`. */
  member: CompanyMembership | null
  /** Set in the capacity `operator`. */
  operatorRole: OperatorRole | null
  /** Set once an operator has approved the instructor, in the capacity `personal`. */
  instructorId: number | null
  /** Whether the person signed in or reauthenticated recently in this session. */
  isReauthenticated: boolean
  /** Whether a second factor was shown when this session was opened, or set up in it. */
  hasSecondFactor: boolean
  /** Whether this capacity may be used only with a second factor: an operator's always, a company's if it says so. */
  isSecondFactorDemanded: boolean
  /** Set where a company's program calls by an API key: what it may read, and nothing else. */
  keyScopes?: readonly CompanyKeyScope[]
  /** When and from where the present request comes, for e-mails that report what it changes. */
  origin: MailOrigin
}
