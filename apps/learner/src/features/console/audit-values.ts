import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuditRow } from './api.ts'

/** Fields of riyals, in halalas. */
const money = new Set(['amount', 'unit_price', 'cost', 'budget', 'outside_cost', 'platform_cost'])

/** Whether a field of an act is a sum of money: the total of most acts is how many there were. */
export const isMoney = ({ action }: AuditRow, name: string): boolean =>
  money.has(name) || (name === 'total' && action === 'transfer.confirm')

/** What became of an employee, a refund, a path, an assignment, a request or an order; of an act on many, which of them it is about. */
const states = {
  invited: msg({ message: 'Invited', context: 'state' }),
  active: msg({ message: 'Active', context: 'state' }),
  deactivated: msg({ message: 'Deactivated', context: 'state' }),
  requested: msg({ message: 'Requested', context: 'state' }),
  granted: msg({ message: 'Granted', context: 'state' }),
  refused: msg({ message: 'Refused', context: 'state' }),
  paid: msg({ message: 'Paid', context: 'state' }),
  draft: msg({ message: 'Draft', context: 'state' }),
  in_review: msg({ message: 'In review', context: 'state' }),
  published: msg({ message: 'Published', context: 'state' }),
  archived: msg({ message: 'Archived', context: 'state' }),
  assigned: msg({ message: 'Assigned', context: 'state' }),
  in_progress: msg({ message: 'Under way', context: 'state' }),
  completed: msg({ message: 'Completed', context: 'state' }),
  overdue: msg({ message: 'Overdue', context: 'state' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'state' }),
  open: msg({ message: 'Open', context: 'state' }),
  approved: msg({ message: 'Approved', context: 'state' }),
  declined: msg({ message: 'Declined', context: 'state' }),
}

const roles = {
  owner: msg({ message: 'Owner', context: 'role' }),
  administrator: msg({ message: 'Administrator', context: 'role' }),
  manager: msg({ message: 'Manager', context: 'role' }),
  finance: msg({ message: 'Finance', context: 'role' }),
  auditor: msg({ message: 'Auditor', context: 'role' }),
  support: msg({ message: 'Support', context: 'role' }),
  editor: msg({ message: 'Editor', context: 'role' }),
}

const acts = {
  move: msg`Move to a department`,
  add_to_group: msg`Add to a group`,
  remove_from_group: msg`Remove from a group`,
  deactivate: msg`Deactivate`,
  reactivate: msg`Activate again`,
  invite_again: msg`Invite again`,
  remind: msg`Remind`,
  set_due: msg`Set the due date`,
  withdraw: msg`Withdraw`,
}

const causes = {
  employee_deactivated: msg`Was deactivated as an employee`,
  employee_left: msg`Left the company`,
  account_deleted: msg`The account was deleted`,
  company_deleted: msg`The company was deleted`,
}

const reports = {
  spam: msg`Advertising or spam`,
  abuse: msg`Insulting or hurtful`,
  personal_data: msg`Gives away personal data`,
  cheating: msg`Gives away answers of an exam`,
  other: msg`Something else`,
}

const methods = {
  highest: msg`The best attempt`,
  latest: msg`The latest attempt`,
  average: msg`The average of the attempts`,
  first: msg`The first attempt`,
}

const namings = {
  full: msg`Full names`,
  initials: msg`Initials`,
}

/** In Arabic the administrators of a company and of the site are not called alike. */
const companyRoles: Record<string, MessageDescriptor> = {
  ...roles,
  administrator: msg({ message: 'Administrator', context: 'role in a company' }),
}

/** The words for the values of fields that hold one of a few codes. */
const codes: Record<string, Record<string, MessageDescriptor>> = {
  state: states,
  role: roles,
  act: acts,
  because: causes,
  reasons: reports,
  grade_method: methods,
  names: namings,
}

/** @returns undefined where a value says itself what it means */
export function wordOf(row: AuditRow, name: string, value: string): MessageDescriptor | undefined {
  const isOfCompany = name === 'role' && !row.action.startsWith('operator.')
  const words = isOfCompany ? companyRoles : Object.hasOwn(codes, name) ? codes[name] : undefined
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}
