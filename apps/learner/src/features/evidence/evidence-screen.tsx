import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPage, usePageTitle } from '@masar/app-shell'
import {
  Badge,
  Banner,
  Card,
  EmptyState,
  formatNumber,
  Heading,
  Isolate,
  Ltr,
  PathLoader,
  Text,
  useUi,
} from '@masar/ui'
import { FileUpload } from '@masar/ui/file-upload'
import { useQuery } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import type { EvidenceCheck } from './api.ts'
import { evidenceQuery } from './queries.ts'
import { sha256 } from './digest.ts'
import { EvidenceFacts, Fact, Hash } from './facts.tsx'
import { StatusCounts } from './status-words.tsx'
import styles from './evidence.module.css'

/** Checks a pack of evidence by its code: what was made, and whether a copy of it is still the same. */
export function EvidenceScreen({ code }: { code: string }) {
  const { t } = useLingui()
  const query = useQuery(evidenceQuery(code))
  const pack = query.data?.data
  const isUnknown = query.error?.status === 404
  usePageTitle(isUnknown ? t`No evidence with this code` : pack?.title)
  if (query.isPending) return <PathLoader />
  if (isUnknown) return <UnknownPack code={code} />
  if (!pack) return <ErrorPage error={query.error} reset={() => void query.refetch()} />
  return (
    <Card as="article" className={styles.page} aria-labelledby="evidence-title">
      <Badge tone="success" icon={FileCheck}>
        <Trans>Made by Masar</Trans>
      </Badge>
      <Heading level={1} id="evidence-title">
        <Isolate>{pack.title}</Isolate>
      </Heading>
      <Text>
        <Trans>
          We know this pack of evidence. Compare it with your copy: the details, the counts and the hash on
          each page must be the same.
        </Trans>
      </Text>
      <EvidenceFacts
        company={pack.company}
        department={pack.department}
        group={pack.group}
        asOf={pack.as_of}
        madeAt={pack.made_at}
        timeZone={pack.time_zone}
      >
        {pack.volume && <VolumeFact volume={pack.volume} />}
      </EvidenceFacts>
      <StatusCounts counts={pack.counts} />
      <Hash label={<Trans>Hash of the data (SHA-256)</Trans>} value={pack.data_hash} />
      <CompareFile pack={pack} />
    </Card>
  )
}

/** Which of the documents of a pack this is; the counts are of its people alone. */
function VolumeFact({ volume }: { volume: NonNullable<EvidenceCheck['volume']> }) {
  const { tag } = useUi()
  const [number, all] = [formatNumber(tag, volume.number), formatNumber(tag, volume.of)]
  return (
    <Fact label={<Trans>Part</Trans>}>
      <Trans>
        {number} of {all}; the counts are of this part
      </Trans>
    </Fact>
  )
}

type Verdict = 'same' | 'other' | 'impossible'

/** Compares a file with what was made; it never leaves the browser. */
function CompareFile({ pack }: { pack: EvidenceCheck }) {
  const { t } = useLingui()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const compare = async (file: File) => {
    setVerdict(null)
    const hash = await sha256(await file.arrayBuffer())
    setVerdict(hash === null ? 'impossible' : hash === pack.file_hash ? 'same' : 'other')
  }
  return (
    <section className={styles.part} aria-labelledby="compare">
      <Heading level={2} size="md" id="compare">
        <Trans>Compare your copy</Trans>
      </Heading>
      <FileUpload
        label={t`The PDF`}
        hint={t`It is compared in your browser and sent nowhere.`}
        accept="application/pdf"
        mostFiles={1}
        mostBytes={50_000_000}
        onSend={compare}
      />
      <div role="status">
        {verdict === 'same' && (
          <Banner tone="success">
            <Trans>Genuine: your file is, to the last letter, the one that was made.</Trans>
          </Banner>
        )}
        {verdict === 'other' && (
          <Banner tone="danger">
            <Trans>Not the same: your file was changed since it was made, or is another one.</Trans>
          </Banner>
        )}
        {verdict === 'impossible' && (
          <Banner tone="warning">
            <Trans>Your browser cannot compare files on this page. Compare the hash instead.</Trans>
          </Banner>
        )}
      </div>
    </section>
  )
}

function UnknownPack({ code }: { code: string }) {
  return (
    <EmptyState level={1} title={<Trans>No evidence with this code</Trans>}>
      <Trans>
        No pack of evidence has the code <Ltr>{code}</Ltr>. Check each letter of the address.
      </Trans>
    </EmptyState>
  )
}
