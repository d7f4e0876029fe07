import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { Button, DurationText, Heading, Icon, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { openPendingStore } from '../pending/index.ts'
import { checkDevice, type DeviceCheck } from './device-check.ts'
import styles from './check-device.module.css'

/** Milliseconds from which a connection is slow. */
const slowFrom = 1500
/** Milliseconds by which a clock may be off before it is said. */
const tolerance = 5000

/** Whether this device and its network are fit for the exam, tried when asked for. */
export function CheckDevice({ examId }: { examId: number }) {
  const check = useMutation({
    mutationFn: () => checkDevice(() => serverTimeOf(examId), openPendingStore),
  })
  return (
    <section className={styles.part}>
      <Heading level={2}>
        <Trans>Check your device</Trans>
      </Heading>
      <Text soft>
        <Trans>
          Tests the connection, the clock and what this browser can keep. It takes a few seconds and does not
          start an attempt.
        </Trans>
      </Text>
      <div role="status">
        {check.data && <Findings check={check.data} />}
        {check.error && <Trans>The check could not be finished. Try again in a moment.</Trans>}
      </div>
      <Button
        variant="secondary"
        className={styles.start}
        isPending={check.isPending}
        onPress={() => check.mutate()}
      >
        {check.data ? <Trans>Check again</Trans> : <Trans>Check now</Trans>}
      </Button>
    </section>
  )
}

function Findings({ check: { roundTrip, fastBy, keepsAnswers } }: { check: DeviceCheck }) {
  const { t } = useLingui()
  return (
    <ul className={styles.findings}>
      <Finding name={t`Connection`} isFine={roundTrip !== null && roundTrip < slowFrom}>
        {roundTrip === null ? (
          <Trans>There is no connection. The exam needs one to open.</Trans>
        ) : roundTrip < slowFrom ? (
          <Trans>Good: an answer is saved at once.</Trans>
        ) : (
          <Trans>Slow, but good enough: each answer takes a few seconds to be saved.</Trans>
        )}
      </Finding>
      {fastBy !== null && (
        <Finding name={t`Clock`} isFine>
          <ClockWords fastBy={fastBy} />
        </Finding>
      )}
      <Finding name={t`Storage`} isFine={keepsAnswers}>
        {keepsAnswers ? (
          <Trans>If the network is lost, your answers are kept on this device until it is back.</Trans>
        ) : (
          <Trans>
            This browser keeps nothing, as private windows do. Open the exam in an ordinary window if you can.
          </Trans>
        )}
      </Finding>
    </ul>
  )
}

/** The service's clock alone counts, however wrong the device's is. */
function ClockWords({ fastBy }: { fastBy: number }) {
  if (Math.abs(fastBy) < tolerance) return <Trans>Your device’s clock is right.</Trans>
  const by = Math.round(Math.abs(fastBy) / 1000)
  return fastBy > 0 ? (
    <Trans>
      Your device’s clock is <DurationText seconds={by} /> fast. Only our clock counts, so you lose nothing.
    </Trans>
  ) : (
    <Trans>
      Your device’s clock is <DurationText seconds={by} /> slow. Only our clock counts, so you lose nothing.
    </Trans>
  )
}

function Finding({ name, isFine, children }: { name: string; isFine: boolean; children: ReactNode }) {
  return (
    <li className={styles.finding} data-fine={isFine}>
      <Icon of={isFine ? CircleCheck : TriangleAlert} />
      <span>
        <strong>{name}</strong>
        <Text as="span" soft>
          {children}
        </Text>
      </span>
    </li>
  )
}

async function serverTimeOf(id: number): Promise<string> {
  const { data } = await unwrap(clientApi().GET('/exams/{id}', { params: { path: { id } } }))
  return data.server_time
}
