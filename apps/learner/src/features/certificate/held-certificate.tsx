import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { siteTimeZone } from '@masar/text'
import { Button, Card, DateText, Heading, Isolate, Link, Text } from '@masar/ui'
import { useCorrectName } from './acts.ts'
import { CertificateActs } from './certificate-acts.tsx'
import { Standing } from './certificate-standing.tsx'
import styles from './certificate.module.css'
import type { OwnCertificate } from './own-api.ts'

/** One of my certificates: what it is for, how it stands, and what I can do with it. */
export function HeldCertificate({ certificate }: { certificate: OwnCertificate }) {
  const { code, course, holder_name: name, withdrawn_reason: reason } = certificate
  const heading = `certificate-${code}`
  return (
    <Card as="li" className={styles.held}>
      <Heading level={3} size="sm" id={heading}>
        <Link as={AppLink} quiet to={`/certificate/${code}`}>
          <Isolate>{course.title}</Isolate>
        </Link>
      </Heading>
      <Text size="sm" soft>
        <Trans>
          Awarded to <Isolate>{name}</Isolate>
        </Trans>
        {' · '}
        <Trans>
          Issued on <DateText value={certificate.issued_at} timeZone={siteTimeZone} />
        </Trans>
      </Text>
      <Standing certificate={certificate} />
      {reason !== null && (
        <Text size="sm">
          <Trans>
            Reason: <Isolate>{reason}</Isolate>
          </Trans>
        </Text>
      )}
      <NameCorrection certificate={certificate} />
      <CertificateActs certificate={certificate} describedBy={heading} isListed />
    </Card>
  )
}

/** Offers the account's name, where it has changed since and may still be put on the certificate. */
function NameCorrection({ certificate: { code, correct_name: name } }: { certificate: OwnCertificate }) {
  const correction = useCorrectName(code)
  if (name === null) return null
  return (
    <div className={styles.correction}>
      <Text size="sm">
        <Trans>
          Your account says <Isolate>{name}</Isolate> by now. You can put it on this certificate, once.
        </Trans>
      </Text>
      <Button
        size="sm"
        variant="secondary"
        isPending={correction.isPending}
        onPress={() => correction.mutate()}
      >
        <Trans>Change the name</Trans>
      </Button>
    </div>
  )
}
