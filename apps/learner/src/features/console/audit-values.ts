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
  present: msg({ message: 'Invited or active', context: 'state' }),
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
  message: msg`Write to them`,
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

const progresses = {
  none: msg({ message: 'Nothing begun', context: 'progress' }),
  unfinished: msg({ message: 'Not finished', context: 'progress' }),
  finished: msg({ message: 'Finished', context: 'progress' }),
  overdue: msg({ message: 'Overdue', context: 'progress' }),
}

const standings = {
  met: msg({ message: 'Met', context: 'state' }),
  waived: msg({ message: 'Waived', context: 'state' }),
  due: msg({ message: 'Not due yet', context: 'state' }),
  grace: msg({ message: 'In the days of grace', context: 'state' }),
  late: msg({ message: 'Late', context: 'state' }),
  expiring: msg({ message: 'Expiring soon', context: 'state' }),
  expired: msg({ message: 'Expired', context: 'state' }),
}

const columns = {
  number: msg({ message: 'Number', context: 'column' }),
  state: msg({ message: 'Status', context: 'column' }),
  overdue: msg({ message: 'Overdue', context: 'column' }),
  progress: msg({ message: 'Progress', context: 'column' }),
  department: msg({ message: 'Department', context: 'column' }),
  manager: msg({ message: 'Line manager', context: 'column' }),
  job: msg({ message: 'Job', context: 'column' }),
  joined: msg({ message: 'Joined', context: 'column' }),
}

const groupings = {
  person: msg({ message: 'Person', context: 'rows' }),
  course: msg({ message: 'Course', context: 'rows' }),
  department: msg({ message: 'Department', context: 'rows' }),
  exam: msg({ message: 'Exam', context: 'rows' }),
  month: msg({ message: 'Month', context: 'rows' }),
}

const sources = {
  assigned: msg({ message: 'Assigned', context: 'source' }),
  licence: msg({ message: 'By a licence', context: 'source' }),
  licence_finished: msg({ message: 'By a licence, finished', context: 'source' }),
}

const views = {
  completion: msg({ message: 'Completion', context: 'report' }),
  time: msg({ message: 'Time', context: 'report' }),
  scores: msg({ message: 'Scores', context: 'report' }),
  activity: msg({ message: 'Activity', context: 'report' }),
  seats: msg({ message: 'Seats', context: 'report' }),
  spending: msg({ message: 'Spending', context: 'report' }),
}

const colors = {
  masar: msg({ message: 'Masar', context: 'colour' }),
  blue: msg({ message: 'Blue', context: 'colour' }),
  violet: msg({ message: 'Violet', context: 'colour' }),
  plum: msg({ message: 'Plum', context: 'colour' }),
  rose: msg({ message: 'Rose', context: 'colour' }),
  copper: msg({ message: 'Copper', context: 'colour' }),
  olive: msg({ message: 'Olive', context: 'colour' }),
  green: msg({ message: 'Green', context: 'colour' }),
}

const entrances = {
  everyone: msg`Everyone of the domain`,
  invited: msg`Only who is invited`,
}

const kinds = {
  oidc: msg`OpenID Connect`,
  saml: msg`SAML`,
  single_choice: msg`Single choice`,
  multiple_choice: msg`Several choices`,
  true_false: msg`True or false`,
  number: msg({ message: 'Number', context: 'question' }),
  short_text: msg`Short text`,
  matching: msg({ message: 'Matching', context: 'question' }),
  ordering: msg`Ordering`,
  essay: msg`Essay`,
}

const allowances = {
  running: msg`The attempt under way`,
  every_attempt: msg`Every attempt`,
}

const endings = {
  instructor: msg`The instructor`,
  learner: msg`The learner`,
  deadline: msg`The end of the time`,
  access_ended: msg`The end of the access`,
}

const credits = {
  full_marks: msg`Full marks for everyone`,
  dropped: msg`Not counted`,
}

const shown = {
  answers: msg`Own answers`,
  correctness: msg`Whether they are right`,
  marks: msg`Marks of each question`,
  feedback: msg({ message: 'Feedback', context: 'exam' }),
  right_answers: msg`Right answers`,
  overall: msg`The result`,
}

const moves = {
  free: msg({ message: 'Free', context: 'exam' }),
  forward: msg`Forward only`,
}

const tools = {
  calculator: msg`Calculator`,
  notes: msg({ message: 'Notes', context: 'exam' }),
}

const languages = {
  ar: msg({ message: 'Arabic', context: 'language' }),
  en: msg({ message: 'English', context: 'language' }),
}

const levels = {
  beginner: msg({ message: 'Beginner', context: 'level' }),
  intermediate: msg({ message: 'Intermediate', context: 'level' }),
  advanced: msg({ message: 'Advanced', context: 'level' }),
}

/** By their keys in the laws; one that an operator has made up is shown by its key, beside its name. */
const holidays = {
  new_year: msg`New Year’s Day`,
  hijri_new_year: msg`Hijri New Year`,
  ashura: msg`Ashura`,
  prophets_birthday: msg`The Prophet’s Birthday`,
  isra_miraj: msg`Isra and Mi‘raj`,
  eid_al_fitr: msg`Eid al-Fitr`,
  eid_al_adha: msg`Eid al-Adha`,
  founding_day: msg`Founding Day`,
  national_day: msg`National Day`,
  labour_day: msg`Labour Day`,
  liberation_day: msg`Liberation Day`,
  accession_day: msg`Accession Day`,
  sports_day: msg`National Sports Day`,
}

const scopes = {
  people: msg({ message: 'People', context: 'permission' }),
  progress: msg({ message: 'Progress', context: 'permission' }),
  requirements: msg({ message: 'Requirements', context: 'permission' }),
}

const formats = {
  csv: msg`CSV`,
  xlsx: msg`Excel`,
  pdf: msg`PDF`,
  gift: msg`GIFT`,
  moodle_xml: msg`Moodle XML`,
  qti21: msg`QTI 2.1`,
  qti30: msg`QTI 3.0`,
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
  progress: progresses,
  compliance: standings,
  status: standings,
  columns,
  by: groupings,
  source: sources,
  report: views,
  color: colors,
  admits: entrances,
  kind: kinds,
  applies_to: allowances,
  submitted_by: endings,
  waived: credits,
  just_after: shown,
  while_open: shown,
  after_last_attempt: shown,
  after_closing: shown,
  navigation: moves,
  tools,
  locale: languages,
  languages,
  levels,
  holiday: holidays,
  scopes,
  format: formats,
}

/** @returns undefined where a value says itself what it means */
export function wordOf(row: AuditRow, name: string, value: string): MessageDescriptor | undefined {
  const isOfCompany = name === 'role' && !row.action.startsWith('operator.')
  const words = isOfCompany ? companyRoles : Object.hasOwn(codes, name) ? codes[name] : undefined
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}
