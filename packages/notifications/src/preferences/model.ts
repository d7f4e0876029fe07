import type { AppName } from '@masar/site-map'
import type { Preferences } from './api.ts'

export const tellingChannels = ['site', 'push', 'mail'] as const

export type KindChoice = Preferences['kinds'][number]

/** The parts of the product that notify people, in the order in which they are asked about. */
export const kindAreas = ['learning', 'employer', 'teaching', 'company', 'orders'] as const
export type KindArea = (typeof kindAreas)[number]

const areaOfKind: Record<KindChoice['kind'], KindArea> = {
  exam_submitted: 'learning',
  exam_graded: 'learning',
  exam_result_out: 'learning',
  certificate_issued: 'learning',
  enrolled: 'learning',
  discussion_reply: 'learning',
  announcement: 'learning',
  live_lesson_set: 'learning',
  live_lesson_tomorrow: 'learning',
  live_lesson_soon: 'learning',
  live_lesson_moved: 'learning',
  live_lesson_cancelled: 'learning',
  assignment_made: 'employer',
  assignment_due_soon: 'employer',
  assignment_overdue: 'employer',
  assignments_reminder: 'employer',
  requirement_due_soon: 'employer',
  requirement_late: 'employer',
  requirement_expired: 'employer',
  // Line managers hear of their people without a role in the company.
  team_requirement_due_soon: 'employer',
  team_requirement_late: 'employer',
  team_requirement_expired: 'employer',
  company_message: 'employer',
  request_declined: 'employer',
  order_paid: 'orders',
  payment_returned: 'orders',
  refund_granted: 'orders',
  refund_refused: 'orders',
  question_asked: 'teaching',
  lesson_fault: 'teaching',
  assigning_done: 'company',
  assigning_undone: 'company',
  assigning_stopped: 'company',
  export_ready: 'company',
  export_failed: 'company',
  people_invited: 'company',
  people_changed: 'company',
  course_asked: 'company',
  employees_joined: 'company',
  employee_left: 'company',
  member_joined: 'company',
  retention_planned: 'company',
  licence_ending: 'company',
  licence_offered: 'company',
}

interface Reader {
  app: AppName
  teaches: boolean
  /** They act for a company in its portal. */
  actsForCompany: boolean
}

/** The kinds that may reach a person, by the part of the product they come from; what never happens to them is not asked of them. */
export function kindsOf(
  { kinds }: Preferences,
  { app, teaches, actsForCompany }: Reader,
): { area: KindArea; kinds: KindChoice[] }[] {
  const reaches: Record<KindArea, boolean> = {
    learning: app === 'learner',
    employer: app === 'learner',
    orders: true,
    teaching: app === 'learner' && teaches,
    company: app === 'company' || actsForCompany,
  }
  return kindAreas
    .filter(area => reaches[area])
    .map(area => ({ area, kinds: kinds.filter(({ kind }) => areaOfKind[kind] === area) }))
    .filter(({ kinds }) => kinds.length > 0)
}

/**
 * The ways that may be chosen for a kind: what an e-mail is always sent for is not asked about it, nor is about devices where the site sends
 * them nothing.
 */
export function channelsFor(
  { always_mailed: mailed }: Preferences,
  kind: string,
  hasPush: boolean,
): readonly (typeof tellingChannels)[number][] {
  const isMailed = mailed.some(each => each === kind)
  return tellingChannels.filter(channel =>
    channel === 'mail' ? !isMailed : channel === 'push' ? hasPush : true,
  )
}

/** The same with other channels for one kind; what was not asked about stays as it was chosen. */
export function withChannels(
  preferences: Preferences,
  kind: string,
  { asked, wanted }: { asked: readonly string[]; wanted: readonly string[] },
): Preferences {
  const isOn = (choice: KindChoice, channel: (typeof tellingChannels)[number]) =>
    asked.includes(channel) ? wanted.includes(channel) : choice[channel]
  return {
    ...preferences,
    kinds: preferences.kinds.map(choice =>
      choice.kind === kind
        ? {
            ...choice,
            site: isOn(choice, 'site'),
            push: isOn(choice, 'push'),
            mail: isOn(choice, 'mail'),
          }
        : choice,
    ),
  }
}

/** Nights for those who switch quiet hours on; none for those who switch them off. */
export function withQuiet(preferences: Preferences, isOn: boolean): Preferences {
  return { ...preferences, quiet_from: isOn ? 22 * 60 : 0, quiet_until: isOn ? 7 * 60 : 0 }
}

export const isQuiet = ({ quiet_from: from, quiet_until: until }: Preferences): boolean => from !== until

/** Half hours of a day, and whatever other minute is chosen already. */
export function minutesToChoose(chosen: number): number[] {
  const halves = Array.from({ length: 48 }, (_, index) => index * 30)
  return [...new Set([...halves, chosen])].sort((a, b) => a - b)
}
