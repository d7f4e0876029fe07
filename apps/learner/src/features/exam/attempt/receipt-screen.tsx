import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { CircleCheck } from 'lucide-react'
import { formatNumber, Heading, Icon, Isolate, LinkButton, Text, useUi } from '@masar/ui'
import { useEffect, useRef } from 'react'
import type { Attempt } from '../api.ts'
import { Receipt } from '../receipt.tsx'
import styles from './attempt.module.css'

/** The attempt is handed in: which one, the proof of it, and the way to the result. */
export function ReceiptScreen({ attempt, receipt }: { attempt: Attempt; receipt: string }) {
  const { tag } = useUi()
  const number = formatNumber(tag, attempt.number)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  return (
    <div className={styles.handedIn}>
      <Icon of={CircleCheck} size={64} className={styles.tick} />
      <Heading level={1} ref={heading} tabIndex={-1}>
        <Trans>The exam is submitted</Trans>
      </Heading>
      <Text soft>
        <Isolate>{attempt.title}</Isolate>
        {' · '}
        <Trans>Attempt {number}</Trans>
      </Text>
      <Text measure>
        <Trans>All your answers have reached us. Keep the receipt: it proves what was handed in.</Trans>
      </Text>
      <Receipt receipt={receipt} />
      <LinkButton as={AppLink} to={`/exam-details/result/${attempt.id}`} replace size="lg">
        <Trans>See the result</Trans>
      </LinkButton>
    </div>
  )
}
