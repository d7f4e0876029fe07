import type { AppName } from '@masar/site-map'
import type { Preferences } from './api.ts'

export const tellingChannels = ['site', 'push', 'mail'] as const

export type KindChoice = Preferences['kinds'][number]

/** What never happens to a company's own account is not asked of it. */
const companyKinds = new Set([
  'assigning_done',
  'assigning_undone',
  'assigning_stopped',
  'export_ready',
  'export_failed',
  'people_invited',
  'people_changed',
  'course_asked',
  'employees_joined',
  'employee_left',
  'member_joined',
  'licence_ending',
  'licence_offered',
  'order_paid',
  'payment_returned',
  'refund_granted',
  'refund_refused',
])

/** The kinds that an app's people are asked about. */
export function kindsOf(preferences: Preferences, app: AppName): KindChoice[] {
  return preferences.kinds.filter(({ kind }) => app === 'learner' || companyKinds.has(kind))
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
