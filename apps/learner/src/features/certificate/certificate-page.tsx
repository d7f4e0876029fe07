import { Trans } from '@lingui/react/macro'
import { AppLink, ErrorPage, usePageTitle } from '@masar/app-shell'
import {
  Badge,
  Card,
  DateText,
  EmptyState,
  Heading,
  Isolate,
  LinkButton,
  Ltr,
  PathLoader,
  Text,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Award, CircleCheck, CircleX, Clock } from 'lucide-react'
import { type Certificate, certificateQuery } from './api.ts'
import styles from './certificate.module.css'

/** Checks a certificate by its code: what it is, whom it is for, when it was earned, and whether it stands. */
export function CertificatePage({ code }: { code: string }) {
  const query = useQuery(certificateQuery(code))
  const certificate = query.data?.data
  usePageTitle(certificate?.course.title)
  if (query.isPending) return <PathLoader />
  if (query.error?.status === 404) return <UnknownCertificate code={code} />
  if (!certificate) return <ErrorPage error={query.error} reset={() => void query.refetch()} />
  return (
    <Card as="article" className={styles.certificate} aria-labelledby="certificate-course">
      <Badge tone="primary" icon={Award}>
        <Trans>Certificate of completion</Trans>
      </Badge>
      <Heading level={1} id="certificate-course">
        <Isolate>{certificate.course.title}</Isolate>
      </Heading>
      <Text size="lg">
        <Trans>
          Awarded to <Isolate>{certificate.holder_name}</Isolate>
        </Trans>
      </Text>
      <Standing certificate={certificate} />
      <Facts certificate={certificate} />
      <LinkButton as={AppLink} to={`/Course/${certificate.course.id}`} variant="secondary">
        <Trans>See the course</Trans>
      </LinkButton>
    </Card>
  )
}

function Standing({ certificate: { state, valid_until, withdrawn_at } }: { certificate: Certificate }) {
  switch (state) {
    case 'withdrawn':
      return (
        <div className={styles.standing}>
          <Badge tone="danger" icon={CircleX}>
            <Trans>Revoked</Trans>
          </Badge>
          {withdrawn_at !== null && (
            <Text>
              <Trans>
                This certificate was withdrawn on <DateText value={withdrawn_at} /> and is not valid any more.
              </Trans>
            </Text>
          )}
        </div>
      )
    case 'expired':
      return (
        <div className={styles.standing}>
          <Badge tone="warning" icon={Clock}>
            <Trans>Expired</Trans>
          </Badge>
          {valid_until !== null && (
            <Text>
              <Trans>
                This certificate was valid until <DateText value={valid_until} />.
              </Trans>
            </Text>
          )}
        </div>
      )
    case 'valid':
      return (
        <div className={styles.standing}>
          <Badge tone="success" icon={CircleCheck}>
            <Trans>Valid</Trans>
          </Badge>
          {valid_until !== null && (
            <Text>
              <Trans>
                Valid until <DateText value={valid_until} />
              </Trans>
            </Text>
          )}
        </div>
      )
  }
}

function Facts({ certificate }: { certificate: Certificate }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Issued</Trans>
        </dt>
        <dd>
          <DateText value={certificate.issued_at} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Certificate code</Trans>
        </dt>
        <dd>
          <Ltr className={styles.code}>{certificate.code}</Ltr>
        </dd>
      </div>
    </dl>
  )
}

function UnknownCertificate({ code }: { code: string }) {
  return (
    <EmptyState
      level={1}
      title={<Trans>No such certificate</Trans>}
      action={
        <LinkButton as={AppLink} to="/contact-us">
          <Trans>Write to us</Trans>
        </LinkButton>
      }
    >
      <Trans>
        No certificate has the code <Ltr>{code}</Ltr>. Check it letter by letter: small and capital letters
        differ.
      </Trans>
    </EmptyState>
  )
}
