import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Badge, Button, ConfirmDialog, DateText, Heading, Isolate, Text, useKeptFocus } from '@masar/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { clockText } from '../../notes/clock-text.ts'
import { type Fault, faultsQuery, resolveFault } from './api.ts'
import styles from './faults.module.css'
import { useFaultKinds } from './use-fault-kinds.ts'

/** What learners reported of a lesson, for its instructor; nothing where nothing is open. */
export function FaultList({ lessonId }: { lessonId: number }) {
  const { data, error, refetch, isFetching } = useQuery(faultsQuery(lessonId))
  const [hasResolved, setResolved] = useState(false)
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data || (data.data.length === 0 && !hasResolved)) return null
  return <OpenFaults faults={data.data} lessonId={lessonId} onResolved={() => setResolved(true)} />
}

interface OpenFaultsProps {
  faults: Fault[]
  lessonId: number
  onResolved: () => void
}

function OpenFaults({ faults, lessonId, onResolved }: OpenFaultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  return (
    <section className={styles.form} aria-labelledby="lesson-faults">
      <Heading level={2} size="sm" id="lesson-faults" ref={heading}>
        <Trans>What learners reported</Trans>
      </Heading>
      {faults.length === 0 && (
        <Text soft>
          <Trans>All of it is resolved.</Trans>
        </Text>
      )}
      <ul className={styles.list}>
        {faults.map(fault => (
          <FaultItem key={fault.id} fault={fault} lessonId={lessonId} onResolved={onResolved} />
        ))}
      </ul>
    </section>
  )
}

function FaultItem({ fault, lessonId, onResolved }: Omit<OpenFaultsProps, 'faults'> & { fault: Fault }) {
  const { t } = useLingui()
  const kinds = useFaultKinds()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const resolve = async () => {
    await resolveFault(fault.id)
    onResolved()
    await client.invalidateQueries({ queryKey: faultsQuery(lessonId).queryKey })
  }
  return (
    <li className={styles.fault}>
      <div className={styles.head}>
        <Badge tone="warning">{kinds[fault.kind]}</Badge>
        {fault.position_seconds !== null && <bdi dir="ltr">{clockText(fault.position_seconds)}</bdi>}
        <Text as="span" size="sm" soft>
          <Plural value={fault.report_count} one="One report" other="# reports" />
          {' · '}
          <DateText value={fault.reported_at} format="short" />
        </Text>
      </div>
      {fault.quote !== null && (
        <Text as="div" soft>
          <q dir="auto">{fault.quote}</q>
        </Text>
      )}
      {fault.texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- words without a name, in the order in which they came
        <Text key={index} className={styles.text}>
          <Isolate>{text}</Isolate>
        </Text>
      ))}
      <div>
        <Button
          size="sm"
          variant="secondary"
          iconStart={Check}
          aria-label={t`Resolved: ${kinds[fault.kind]}`}
          onPress={() => setAsked(true)}
        >
          <Trans>Resolved</Trans>
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={<Trans>Is this resolved?</Trans>}
          action={<Trans>Mark as resolved</Trans>}
          isOpen
          onOpenChange={setAsked}
          failure={<Trans>It is not resolved yet. Try again shortly.</Trans>}
          onConfirm={resolve}
        >
          <Text>
            <Plural
              value={fault.report_count}
              one="The report leaves the list and can’t be brought back."
              other="All # reports leave the list and can’t be brought back."
            />
          </Text>
        </ConfirmDialog>
      )}
    </li>
  )
}
