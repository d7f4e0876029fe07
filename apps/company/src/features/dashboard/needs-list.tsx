import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, DateText, Heading, Icon, linkClass, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import {
  Armchair,
  CalendarClock,
  CircleCheck,
  Hourglass,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestion,
  ShieldAlert,
  TimerOff,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { BlockError } from '../frame/block-error.tsx'
import { addressOf as requirementsAt } from '../people/requirements/filters.ts'
import { useRights } from '../people/rights.ts'
import { type Dashboard, type DashboardNeeds, needsQuery } from './api.ts'
import styles from './dashboard.module.css'

interface Need {
  /** Where several lead to one place. */
  key?: string
  icon: LucideIcon
  to: string
  words: ReactNode
}

/** What waits for the member to act, each with its way there. */
export function NeedsList({ data }: { data: Dashboard }) {
  const query = useQuery(needsQuery())
  const known = useKnownNeeds(data)
  const needs = query.data && [...known, ...needsOf(query.data.data)]
  return (
    <Card as="section" className={styles.needs}>
      <Heading level={2} size="md">
        <Trans>What needs you</Trans>
      </Heading>
      {query.isError && !query.data ? (
        <BlockError query={query} />
      ) : needs === undefined ? (
        <div aria-busy>
          <Skeleton width="55%" />
          <Skeleton width="45%" />
        </div>
      ) : needs.length === 0 ? (
        <Text soft className={styles.need}>
          <Icon of={CircleCheck} />
          <Trans>Nothing waits for you.</Trans>
        </Text>
      ) : (
        <ul role="list" className={styles.needList}>
          {needs.map(({ key, icon, to, words }) => (
            <li key={key ?? to} className={styles.need}>
              <Icon of={icon} />
              <AppLink to={to} className={linkClass({ quiet: true })}>
                {words}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What the dashboard's own numbers tell. */
function useKnownNeeds({ assignments: { overdue }, waiting_requests: requests }: Dashboard): Need[] {
  const { readsPeople } = useRights()
  return [
    ...(readsPeople && overdue > 0
      ? [
          {
            icon: TimerOff,
            to: '/learn?state=overdue',
            words: <Plural value={overdue} one="# assignment is overdue" other="# assignments are overdue" />,
          },
        ]
      : []),
    ...(requests > 0
      ? [
          {
            icon: MessageCircleQuestion,
            to: '/requests',
            words: (
              <Plural
                value={requests}
                one="# request waits for an answer"
                other="# requests wait for an answer"
              />
            ),
          },
        ]
      : []),
  ]
}

// long: a list of what can wait, each by itself
function needsOf(needs: DashboardNeeds): Need[] {
  const { compliance, licences, refused_for_seats: refused, without_second_factor: unprotected } = needs
  const { late = 0, expired = 0, expiring = 0 } = compliance ?? {}
  const ending = (licences ?? []).filter(licence => licence.is_ending)
  const found: (Need | false)[] = [
    late > 0 && {
      icon: ShieldAlert,
      to: requirementsAt({ status: 'late' }),
      words: <Plural value={late} one="# requirement is late" other="# requirements are late" />,
    },
    expired > 0 && {
      icon: ShieldAlert,
      to: requirementsAt({ status: 'expired' }),
      words: <Plural value={expired} one="# requirement has expired" other="# requirements have expired" />,
    },
    expiring > 0 && {
      icon: CalendarClock,
      to: requirementsAt({ status: 'expiring' }),
      words: <Plural value={expiring} one="# requirement expires soon" other="# requirements expire soon" />,
    },
    ...ending.map(({ id, ends_on: endsOn }) => ({
      key: `licence ${id}`,
      icon: Hourglass,
      to: '/courses?own=1',
      words: (
        <Trans>
          The yearly licence ends on <DateText value={endsOn} timeZone="UTC" />
        </Trans>
      ),
    })),
    refused > 0 && {
      icon: Armchair,
      to: '/learn?view=standing',
      words: (
        <Plural value={refused} one="# assignment waits for a seat" other="# assignments wait for a seat" />
      ),
    },
    unprotected > 0 && {
      icon: KeyRound,
      to: '/team',
      words: (
        <Plural
          value={unprotected}
          one="# member has no second factor"
          other="# members have no second factor"
        />
      ),
    },
  ]
  return found.filter(need => need !== false)
}
