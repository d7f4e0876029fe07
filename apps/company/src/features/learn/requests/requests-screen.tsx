import { Trans } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Heading, Text } from '@masar/ui'
import { useCallback } from 'react'
import styles from '../learn.module.css'
import { LearnNav } from '../parts/learn-nav.tsx'
import { requestsAddress, type RequestsPlace } from './place.ts'
import { RequestFilterFields } from './request-filters.tsx'
import { RequestList } from './request-list.tsx'

interface RequestsScreenProps {
  place: RequestsPlace
  /** Which are chosen, as in the URL. */
  chosen?: string | undefined
}

/** What employees ask for: those that wait first, and what became of the others; found, ordered, and answered one by one or many at once. */
export function RequestsScreen({ place, chosen }: RequestsScreenProps) {
  const go = useGo()
  const change = useCallback((next: RequestsPlace) => go(requestsAddress(next), { replace: true }), [go])
  return (
    <div className={styles.screen}>
      <LearnNav at="requests" />
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Requests</Trans>
          </Heading>
          <Text soft>
            <Trans>Courses that employees ask for. What you approve is theirs at once.</Trans>
          </Text>
        </div>
      </div>
      <RequestFilterFields place={place} onChange={change} />
      <RequestList place={place} chosen={chosen} onClear={() => change({})} />
    </div>
  )
}
