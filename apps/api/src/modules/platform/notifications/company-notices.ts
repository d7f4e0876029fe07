import type { BilingualText } from '../../../db/schema/columns.ts'
import type { RequirementOccasion } from '../../../db/schema/index.ts'
import type { SharedNotice } from './notice.ts'

/** Somebody who acts for a company reminds people of what it assigned to them. @param first the course that is due first */
export function remindedByHand(first: BilingualText): SharedNotice {
  return { kind: 'assignments_reminder', link: '/learn?tab=assigned', data: { name: first } }
}

/** Somebody who acts for a company writes to many of its people. */
export function companyMessage({
  id,
  company,
  sender,
  text,
}: {
  id: number
  company: BilingualText
  /** Null where the account is gone, or is the company's own. */
  sender: BilingualText | null
  text: BilingualText
}): SharedNotice {
  return {
    kind: 'company_message',
    link: null,
    data: { name: company, message_id: id, text, ...(sender && { sender }) },
  }
}

interface Requirement {
  occasion: RequirementOccasion
  title: BilingualText
  requirementId: number
  /** Null for a learning path. */
  courseId: number | null
  /** ISO. */
  dueOn: string
}

const requirementData = ({ title, requirementId, dueOn }: Requirement) => ({
  name: title,
  requirement_id: requirementId,
  ends_on: dueOn,
})

/** What a company requires of somebody is due soon, late, or has expired. */
export function requirementOwed(matter: Requirement): SharedNotice {
  return {
    kind: `requirement_${matter.occasion}`,
    link: matter.courseId === null ? '/learn?tab=assigned' : `/Course/${matter.courseId}`,
    data: requirementData(matter),
  }
}

/** The same for the line manager of some people. @param managerActs whether the portal opens to the manager */
export function requirementOfTeam(
  matter: Requirement & { people: number; managerActs: boolean },
): SharedNotice {
  return {
    kind: `team_requirement_${matter.occasion}`,
    link: matter.managerActs ? '/requirements?company' : null,
    data: { ...requirementData(matter), people: matter.people },
  }
}
