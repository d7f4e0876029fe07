import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError, usePageTitle } from '@masar/app-shell'
import { canonicalJson, siteTimeZone } from '@masar/text'
import {
  Badge,
  Banner,
  Button,
  Card,
  DateText,
  EmptyState,
  Heading,
  Isolate,
  PathLoader,
  Skeleton,
  Text,
  useUi,
} from '@masar/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Download, Eye, Printer, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { type Inspection, inspectionQuery, useSaveInspection, type WholeData, wholeDataQuery } from './api.ts'
import { EvidenceFacts, Fact, Hash } from './facts.tsx'
import { InspectedPeople } from './inspected-people.tsx'
import { peopleOf, StatusCounts } from './status-words.tsx'
import styles from './evidence.module.css'

/** What an inspector's link shows: one requirement as it stood, and nothing that happened since. */
export function InspectScreen({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(inspectionQuery(token))
  if (data) return <Shown token={token} inspection={data.data} />
  if (error?.code === 'inspection_link_gone') return <Gone error={error} />
  if (error) return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <PathLoader />
}

/** So many people are loaded at once, to compute the hash of them, without being asked. */
const loadedUnasked = 2000

function Shown({ token, inspection }: { token: string; inspection: Inspection }) {
  const { locale } = useUi()
  const { snapshot, expires_at: ends, made_by: maker, reason } = inspection
  const name = (text: { ar?: string; en?: string } | null) =>
    text === null ? null : (text[locale] ?? text.ar ?? text.en ?? '')
  const zone = snapshot.company.time_zone ?? siteTimeZone
  const title = name(snapshot.requirement.title) ?? ''
  usePageTitle(title)
  const people = peopleOf(snapshot.counts)
  const [isAsked, setAsked] = useState(people <= loadedUnasked)
  const whole = useQuery({ ...wholeDataQuery(token), enabled: isAsked })
  return (
    <div className={styles.screen}>
      <Card as="article" className={styles.part} aria-labelledby="inspection-title">
        <div>
          <Badge tone="primary" icon={Eye}>
            <Trans>Read only, for an inspector</Trans>
          </Badge>
        </div>
        <Heading level={1} id="inspection-title">
          <Isolate>{title}</Isolate>
        </Heading>
        <EvidenceFacts
          company={name(snapshot.company.name) ?? ''}
          department={name(snapshot.scope.department)}
          group={name(snapshot.scope.group)}
          asOf={snapshot.as_of}
          madeAt={snapshot.made_at}
          timeZone={zone}
        >
          {maker !== null && (
            <Fact label={<Trans>Made by</Trans>}>
              <Isolate>{maker}</Isolate>
            </Fact>
          )}
          <Fact label={<Trans>What it is for</Trans>}>
            <Isolate>{reason}</Isolate>
          </Fact>
          <Fact label={<Trans>The link opens until</Trans>}>
            <DateText value={ends} format="time" timeZone={zone} />
          </Fact>
        </EvidenceFacts>
        <StatusCounts counts={snapshot.counts} />
        <Text soft size="sm">
          <Trans>Frozen when the link was made: what happened since does not show.</Trans>
        </Text>
      </Card>
      <InspectedPeople token={token} counts={snapshot.counts} whole={whole.data?.people} />
      <Card as="section" className={styles.part} aria-labelledby="proof">
        <Heading level={2} size="md" id="proof">
          <Trans>Proof</Trans>
        </Heading>
        <Hash label={<Trans>Hash of the data (SHA-256)</Trans>} value={inspection.data_hash} />
        <Text soft size="sm">
          <Plural
            value={people}
            one="Computed over the data file (JSON), byte for byte: what you see above and # person. Save the file to compute it yourself, with sha256sum or any such tool."
            other="Computed over the data file (JSON), byte for byte: what you see above and all # people. Save the file to compute it yourself, with sha256sum or any such tool."
          />
        </Text>
        {isAsked ? (
          <HashVerdict inspection={inspection} whole={whole} />
        ) : (
          <Button variant="secondary" iconStart={ShieldCheck} onPress={() => setAsked(true)}>
            <Trans>Compute the hash here</Trans>
          </Button>
        )}
        <Acts token={token} />
      </Card>
    </div>
  )
}

interface HashVerdictProps {
  inspection: Inspection
  whole: UseQueryResult<WholeData, ApiError>
}

/** Whether the data have the hash that was written down when they were frozen, and are what is shown; computed here, in the reader's browser. */
function HashVerdict({ inspection: { snapshot, data_hash: known }, whole }: HashVerdictProps) {
  const { t } = useLingui()
  if (whole.error)
    return (
      <LoadError
        level={3}
        error={whole.error}
        isRetrying={whole.isFetching}
        onRetry={() => void whole.refetch()}
      />
    )
  if (!whole.data)
    return (
      <div role="status" aria-label={t`Loading the data…`}>
        <Skeleton width="60%" />
      </div>
    )
  if (whole.data.hash === null)
    return (
      <Text soft size="sm">
        <Trans>
          Your browser cannot compute the hash on this page. Save the data and compute it yourself.
        </Trans>
      </Text>
    )
  return whole.data.hash === known && whole.data.facts === canonicalJson(snapshot) ? (
    <Banner tone="success">
      <Trans>Your browser has computed the hash of what is shown here: it is the same.</Trans>
    </Banner>
  ) : (
    <Banner tone="danger">
      <Trans>What is shown here does not have this hash: it was changed on the way.</Trans>
    </Banner>
  )
}

function Acts({ token }: { token: string }) {
  const { t } = useLingui()
  const saving = useSaveInspection(token, t`evidence`)
  const isSaving = (form: 'json' | 'csv') => saving.isPending && saving.variables === form
  return (
    <>
      <div role="alert">
        {saving.error && (
          <Banner tone="danger">
            <Trans>The file could not be saved. Try again.</Trans>
          </Banner>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          iconStart={Download}
          isPending={isSaving('json')}
          onPress={() => saving.mutate('json')}
        >
          <Trans>Save the data (JSON)</Trans>
        </Button>
        <Button
          variant="secondary"
          iconStart={Download}
          isPending={isSaving('csv')}
          onPress={() => saving.mutate('csv')}
        >
          <Trans>Save the list (CSV)</Trans>
        </Button>
        <Button variant="secondary" iconStart={Printer} onPress={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </>
  )
}

function Gone({ error }: { error: ApiError }) {
  const because = (error.data as { because?: string } | undefined)?.because
  if (because === 'withdrawn')
    return (
      <EmptyState level={1} title={<Trans>This link was withdrawn</Trans>}>
        <Trans>The company has closed it. Ask whoever sent it to you for another one.</Trans>
      </EmptyState>
    )
  if (because === 'expired')
    return (
      <EmptyState level={1} title={<Trans>This link has ended</Trans>}>
        <Trans>It was open for a limited time. Ask whoever sent it to you for another one.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState level={1} title={<Trans>This link opens nothing</Trans>}>
      <Trans>Check that the address is whole: part of it may be missing.</Trans>
    </EmptyState>
  )
}
