import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { Badge, Button, DateText, Heading, Isolate, showToast, Text } from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { clockText } from '../../notes/clock-text.ts'
import { type Fault, faultsQuery, resolveFault } from './api.ts'
import styles from './faults.module.css'
import { useFaultKinds } from './use-fault-kinds.ts'

/** What learners reported of a lesson, for whoever teaches it; nothing where nothing is open. */
export function FaultList({ lessonId }: { lessonId: number }) {
  const { data, error, refetch, isFetching } = useQuery(faultsQuery(lessonId))
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data || data.data.length === 0) return null
  return (
    <section className={styles.form} aria-labelledby="lesson-faults">
      <Heading level={2} size="sm" id="lesson-faults">
        <Trans>What learners reported</Trans>
      </Heading>
      <ul className={styles.list}>
        {data.data.map(fault => (
          <FaultItem key={fault.id} fault={fault} lessonId={lessonId} />
        ))}
      </ul>
    </section>
  )
}

function FaultItem({ fault, lessonId }: { fault: Fault; lessonId: number }) {
  const { t } = useLingui()
  const kinds = useFaultKinds()
  const client = useQueryClient()
  const resolve = useMutation<unknown, ApiError>({
    mutationFn: () => resolveFault(fault.id),
    onSuccess: () => client.invalidateQueries({ queryKey: faultsQuery(lessonId).queryKey }),
    onError: error => void showToast({ text: error.message, tone: 'danger' }),
  })
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
          isPending={resolve.isPending}
          aria-label={t`Resolved: ${kinds[fault.kind]}`}
          onPress={() => resolve.mutate()}
        >
          <Trans>Resolved</Trans>
        </Button>
      </div>
    </li>
  )
}
