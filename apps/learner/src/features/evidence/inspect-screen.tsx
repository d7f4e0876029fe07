import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError, saveFile, usePageTitle } from '@masar/app-shell'
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
  Text,
  useUi,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye, Printer } from 'lucide-react'
import { type Inspection, inspectionQuery } from './api.ts'
import { sha256 } from './digest.ts'
import { EvidenceFacts, Fact, Hash } from './facts.tsx'
import { InspectedPeople } from './inspected-people.tsx'
import { StatusCounts } from './status-words.tsx'
import styles from './evidence.module.css'

/** What an inspector's link shows: one requirement as it stood, and nothing that happened since. */
export function InspectScreen({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(inspectionQuery(token))
  if (data) return <Shown inspection={data.data} />
  if (error?.code === 'inspection_link_gone') return <Gone error={error} />
  if (error) return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <PathLoader />
}

function Shown({ inspection }: { inspection: Inspection }) {
  const { locale } = useUi()
  const { snapshot, data_hash: hash, expires_at: ends, made_by: maker, reason } = inspection
  const name = (text: { ar?: string; en?: string } | null) =>
    text === null ? null : (text[locale] ?? text.ar ?? text.en ?? '')
  const zone = snapshot.company.time_zone ?? siteTimeZone
  const title = name(snapshot.requirement.title) ?? ''
  usePageTitle(title)
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
      <InspectedPeople people={snapshot.people} />
      <Card as="section" className={styles.part} aria-labelledby="proof">
        <Heading level={2} size="md" id="proof">
          <Trans>Proof</Trans>
        </Heading>
        <Hash label={<Trans>Hash of the data (SHA-256)</Trans>} value={hash} />
        <HashVerdict inspection={inspection} />
        <Acts inspection={inspection} />
      </Card>
    </div>
  )
}

/** Whether what is shown has the hash that was written down when it was frozen; computed here, in the reader's browser. */
function HashVerdict({ inspection: { snapshot, data_hash: known } }: { inspection: Inspection }) {
  const computed = useQuery({
    queryKey: ['inspection-hash', known],
    queryFn: () => sha256(new TextEncoder().encode(canonicalJson(snapshot))),
    staleTime: Infinity,
  })
  if (computed.data === undefined) return null
  if (computed.data === null)
    return (
      <Text soft size="sm">
        <Trans>
          Your browser cannot compute the hash on this page. Save the data and compute it yourself.
        </Trans>
      </Text>
    )
  return computed.data === known ? (
    <Banner tone="success">
      <Trans>Your browser has computed the hash of what is shown here: it is the same.</Trans>
    </Banner>
  ) : (
    <Banner tone="danger">
      <Trans>What is shown here does not have this hash: it was changed on the way.</Trans>
    </Banner>
  )
}

function Acts({ inspection: { snapshot } }: { inspection: Inspection }) {
  const { t } = useLingui()
  const save = () => saveFile(`${t`evidence`}.json`, canonicalJson(snapshot), 'application/json')
  return (
    <div className={styles.acts}>
      <Button variant="secondary" iconStart={Download} onPress={save}>
        <Trans>Save the data (JSON)</Trans>
      </Button>
      <Button variant="secondary" iconStart={Printer} onPress={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
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
