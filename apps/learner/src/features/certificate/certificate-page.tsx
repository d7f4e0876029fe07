import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, ErrorPage, usePageTitle } from '@masar/app-shell'
import { siteTimeZone } from '@masar/text'
import {
  Badge,
  Banner,
  Button,
  Card,
  DateText,
  EmptyState,
  Heading,
  Isolate,
  LinkButton,
  Ltr,
  PathLoader,
  Text,
  useUi,
} from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import { useQuery } from '@tanstack/react-query'
import { Award, Printer } from 'lucide-react'
import { type Certificate, certificateQuery } from './api.ts'
import { CertificateActs } from './certificate-acts.tsx'
import { Standing } from './certificate-standing.tsx'
import styles from './certificate.module.css'
import { NameQuestion, useIsAsked } from './name-question.tsx'

/** Checks a certificate by its code: what it is, whom it is for, when it was earned, and whether it stands. */
export function CertificatePage({ code }: { code: string }) {
  const { t } = useLingui()
  const query = useQuery(certificateQuery(code))
  const certificate = query.data?.data
  const isAsked = useIsAsked(certificate?.code ?? code)
  const isUnknown = query.error?.status === 404
  usePageTitle(isUnknown ? t`No such certificate` : certificate?.course.title)
  if (query.isPending) return <PathLoader />
  if (isUnknown) return <UnknownCertificate code={code} />
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
      <OtherName certificate={certificate} />
      <Standing certificate={certificate} />
      <Reissued certificate={certificate} asked={code} />
      <Facts certificate={certificate} />
      {isAsked && <NameQuestion />}
      <CertificateActs certificate={certificate} />
      <div className={styles.acts}>
        <LinkButton as={AppLink} to={`/Course/${certificate.course.id}`} variant="quiet">
          <Trans>See the course</Trans>
        </LinkButton>
        <LinkButton as={AppLink} to="/certificates" variant="quiet">
          <Trans>Check several certificates</Trans>
        </LinkButton>
        {certificate.state !== 'withdrawn' && (
          <>
            <LinkButton
              href={`/credentials/${certificate.code}`}
              download={`masar-${certificate.code}.jwt`}
              variant="quiet"
            >
              <Trans>Signed credential for verifiers</Trans>
            </LinkButton>
            <Button variant="quiet" iconStart={Printer} onPress={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}

/** The name in the other script, as the document has it. */
function OtherName({ certificate }: { certificate: Certificate }) {
  const { holder_name: shown, holder_name_ar: ar, holder_name_en: en } = certificate
  const other = shown === ar ? en : ar
  if (other === null || other === shown) return null
  return (
    <Text soft>
      <Isolate>{other}</Isolate>
    </Text>
  )
}

/** That it was issued again with a corrected name; with a link to the current code for visitors with a former one. */
function Reissued({ certificate, asked }: { certificate: Certificate; asked: string }) {
  const { code, reissued_at: day } = certificate
  if (day === null) return null
  const date = <DateText value={day} timeZone={siteTimeZone} />
  if (code === asked)
    return (
      <Text size="sm" soft>
        <Trans>Reissued on {date} with a corrected name; its former code leads here.</Trans>
      </Text>
    )
  return (
    <Banner
      title={<Trans>This certificate has a new code</Trans>}
      action={
        <LinkButton as={AppLink} to={`/certificate/${code}`} size="sm" variant="secondary">
          <Trans>Open it by its new code</Trans>
        </LinkButton>
      }
    >
      <Text size="sm">
        <Trans>
          It was reissued on {date} with a corrected name. Documents with the code you came with say the
          former name.
        </Trans>
      </Text>
    </Banner>
  )
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { tag } = useUi()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Issued</Trans>
        </dt>
        <dd>
          <DateText value={certificate.issued_at} timeZone={siteTimeZone} />
        </dd>
      </div>
      {certificate.grade !== null && (
        <div>
          <dt>
            <Trans>Final exam</Trans>
          </dt>
          <dd>{formatNumber(tag, certificate.grade / 100, { style: 'percent' })}</dd>
        </div>
      )}
      {certificate.instructor_name !== null && (
        <div>
          <dt>
            <Trans context="on a certificate">Instructor</Trans>
          </dt>
          <dd>
            <Isolate>{certificate.instructor_name}</Isolate>
          </dd>
        </div>
      )}
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
      drawing="certificate"
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
