import type { BilingualText } from '../../../db/schema/columns.ts'
import type { RequirementOccasion } from '../../../db/schema/index.ts'
import type { Notice, SharedNotice } from './notice.ts'

/** A member of a company's team reminds people of what it assigned to them. @param first the course that is due first */
export function remindedByHand(first: BilingualText): SharedNotice {
  return { kind: 'assignments_reminder', link: '/learn?tab=assigned', data: { name: first } }
}

/** A member of a company's team writes to many of its people. */
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
  /** It was met before: what is finished is begun anew among the finished courses. */
  isRenewal: boolean
  /** A course that it waits for, and that is not open to them, or not any more: there they ask their company for it. */
  closedCourse: { id: number; title: BilingualText } | null
  /** ISO. */
  dueOn: string
}

const requirementData = ({ title, requirementId, dueOn }: Requirement) => ({
  name: title,
  requirement_id: requirementId,
  ends_on: dueOn,
})

function linkOf({ courseId, isRenewal, closedCourse }: Requirement): string {
  if (closedCourse) return `/Course/${closedCourse.id}`
  if (isRenewal) return '/learn?tab=finished'
  return courseId === null ? '/learn?tab=assigned' : `/Course/${courseId}`
}

/** Of a learning path it is one of its courses that is not open any more: the notification names it. */
function accessData({ courseId, isRenewal, closedCourse }: Requirement) {
  if (!isRenewal || !closedCourse) return {}
  return { access: 'ended', ...(courseId === null && { course: closedCourse.title }) }
}

/** A company's requirement for an employee is due soon, late, or has expired. */
export function requirementOwed(matter: Requirement): SharedNotice {
  return {
    kind: `requirement_${matter.occasion}`,
    link: linkOf(matter),
    data: { ...requirementData(matter), ...accessData(matter) },
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

/** A person accepted the invitation to act for a company. @param userId the sender's */
export function memberJoined({
  userId,
  companyId,
  person,
}: {
  userId: number
  companyId: number
  person: { id: number; name: BilingualText }
}): Notice {
  return {
    userId,
    kind: 'member_joined',
    link: '/team?company',
    data: { name: person.name, user_id: person.id, company_id: companyId },
  }
}

/** The names of leavers are to be removed earlier than now: for those who may change the company's settings. @param from ISO */
export function retentionPlanned({
  companyId,
  company,
  from,
}: {
  companyId: number
  company: BilingualText
  from: string
}): SharedNotice {
  return {
    kind: 'retention_planned',
    link: '/settings?company',
    data: { name: company, company_id: companyId, ends_on: from },
  }
}

interface Counted {
  done: number
  total: number
}

const countedName = ({ done, total }: Counted): BilingualText => ({
  ar: `${done} من ${total}`,
  en: `${done} of ${total}`,
})

/** What an act assigned is taken back, but for what was begun. */
export function assigningUndone({ batchId, ...counted }: Counted & { batchId: number }): SharedNotice {
  return {
    kind: 'assigning_undone',
    link: `/learn?company&batch=${batchId}`,
    data: { name: countedName(counted), batch_id: batchId },
  }
}

/** An act on many assignments was stopped before its end. @param mark by which the address names it */
export function assigningStopped({
  mark,
  id,
  ...counted
}: Counted & { mark: 'batch' | 'act'; id: number }): SharedNotice {
  return {
    kind: 'assigning_stopped',
    link: `/learn?company&${mark}=${id}`,
    data: { name: countedName(counted), [`${mark}_id`]: id },
  }
}

/** A file that a company's member asked for could not be made. @param page where it is said why, a path of the portal */
export function exportFailed({
  exportId,
  name,
  page,
}: {
  exportId: number
  name: BilingualText
  page: string
}): SharedNotice {
  return {
    kind: 'export_failed',
    link: `${page}?company&export=${exportId}`,
    data: { name, export_id: exportId },
  }
}
