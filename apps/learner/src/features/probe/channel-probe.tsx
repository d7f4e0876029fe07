import { Trans, useLingui } from '@lingui/react/macro'
import { type SubscriptionError, type UserEvents, userChannel } from '@masar/realtime'
import { useRealtime } from '@masar/realtime/react'
import { Button, Card, Heading, Isolate, Text } from '@masar/ui'
import { useEffect, useState } from 'react'
import styles from './probe-page.module.css'

const events: (keyof UserEvents)[] = [
  'NotificationCreated',
  'NotificationsRead',
  'CartChanged',
  'LessonConsentChanged',
  'AssignmentMade',
  'ExamGraded',
  'OrderPaid',
  'DiscussionReplied',
]
const mostShown = 8

/** Events of one's own channel, and what happens at another person's channel. */
export function ChannelProbe({ userId }: { userId: number }) {
  const { t } = useLingui()
  const connection = useRealtime()
  const [isListening, setListening] = useState(false)
  const [heard, setHeard] = useState<string[]>([])
  const [subscriptionError, setSubscriptionError] = useState<SubscriptionError | null>(null)
  useEffect(() => connection.onSubscriptionError(setSubscriptionError), [connection])
  useEffect(() => {
    if (!isListening) return
    const stops = events.map(name =>
      connection.subscribe(userChannel(userId), name, payload =>
        setHeard(known => [`${name} ${JSON.stringify(payload)}`, ...known].slice(0, mostShown)),
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [connection, isListening, userId])
  const knock = () => {
    setSubscriptionError(null)
    connection.subscribe(userChannel(userId + 1), 'CartChanged', () =>
      setHeard(known => [t`Another person’s channel was heard.`, ...known]),
    )()
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="channels">
      <Heading level={2} size="md" id="channels">
        <Trans>Channels</Trans>
      </Heading>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-pressed={isListening} onPress={() => setListening(!isListening)}>
          {isListening ? <Trans>Stop listening</Trans> : <Trans>Listen to my channel</Trans>}
        </Button>
        <Button variant="secondary" onPress={knock}>
          <Trans>Knock at another person’s</Trans>
        </Button>
      </div>
      <div role="log" aria-label={t`Events heard`} className={styles.log}>
        {heard.length === 0 ? (
          <Text soft size="sm">
            {isListening ? <Trans>Listening; nothing yet.</Trans> : <Trans>Not listening.</Trans>}
          </Text>
        ) : (
          heard.map((line, index) => (
            <code key={heard.length - index} dir="ltr">
              {line}
            </code>
          ))
        )}
      </div>
      {subscriptionError && (
        <p role="status">
          <Trans>Refused:</Trans>{' '}
          <Isolate dir="ltr">{`${subscriptionError.channel} (${subscriptionError.status})`}</Isolate>
        </p>
      )}
    </Card>
  )
}
