import { Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { useCatchUp } from '@masar/realtime/react'
import { Button, Card, Heading, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './probe-page.module.css'

const back = 5

/** Fetches the last few notifications as a client does that was away, and counts how often the realtime connection asked for that. */
export function CatchUpProbe() {
  const [times, setTimes] = useState(0)
  useCatchUp(() => setTimes(count => count + 1))
  const fetched = useMutation({
    mutationFn: async () => {
      const {
        data: { last_seq: last },
      } = await unwrap(clientApi().GET('/notifications/get-notification'))
      const {
        data: { items },
      } = await unwrap(
        clientApi().GET('/notifications/missed', { params: { query: { after: Math.max(0, last - back) } } }),
      )
      return { last, numbers: items.map(item => item.seq) }
    },
  })
  return (
    <Card as="section" className={styles.part} aria-labelledby="catch-up">
      <Heading level={2} size="md" id="catch-up">
        <Trans>Catching up</Trans>
      </Heading>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Requests by the connection</Trans>
          </dt>
          <dd>{times}</dd>
        </div>
        {fetched.data && (
          <div>
            <dt>
              <Trans>Last number</Trans>
            </dt>
            <dd>{fetched.data.last}</dd>
          </div>
        )}
        {fetched.data && (
          <div>
            <dt>
              <Trans>Numbers fetched</Trans>
            </dt>
            <dd role="status">
              {fetched.data.numbers.length === 0 ? (
                <Trans>none</Trans>
              ) : (
                <bdi dir="ltr">{fetched.data.numbers.join(' ')}</bdi>
              )}
            </dd>
          </div>
        )}
      </dl>
      {fetched.isError && <Text role="alert">{fetched.error.message}</Text>}
      <Button variant="secondary" isPending={fetched.isPending} onPress={() => fetched.mutate()}>
        <Trans>Fetch as after an absence</Trans>
      </Button>
    </Card>
  )
}
