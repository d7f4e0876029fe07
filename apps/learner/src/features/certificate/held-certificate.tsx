import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { siteTimeZone } from '@masar/text'
import { Button, Card, ConfirmDialog, DateText, Heading, Isolate, Link, Text } from '@masar/ui'
import { useState } from 'react'
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
function NameCorrection({ certificate }: { certificate: OwnCertificate }) {
  const { code, holder_name: before, correct_name: name, correct_other_name: other } = certificate
  const correction = useCorrectName(code)
  const [isAsked, setAsked] = useState(false)
  if (name === null) return null
  return (
    <div className={styles.correction}>
      <Text size="sm">
        <Trans>
          Your account name is now <Isolate>{name}</Isolate>. You can put it on this certificate, once.
        </Trans>
      </Text>
      <Button size="sm" variant="secondary" isPending={correction.isPending} onPress={() => setAsked(true)}>
        <Trans>Change the name</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Change the name on this certificate?</Trans>}
        action={<Trans>Change the name</Trans>}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => correction.mutate(name)}
      >
        <Text>
          <Trans>
            The certificate will say <Isolate>{name}</Isolate> instead of <Isolate>{before}</Isolate>.
          </Trans>
        </Text>
        {other !== null && (
          <Text>
            <Trans>
              In the other script: <Isolate>{other}</Isolate>.
            </Trans>
          </Text>
        )}
        <Text>
          <Trans>You can change it only once, and you cannot change it back.</Trans>
        </Text>
        <Text>
          <Trans>
            It gets a new code. Links and documents with the former one lead to it; badges that you saved
            before are revoked, so save a new one.
          </Trans>
        </Text>
      </ConfirmDialog>
    </div>
  )
}
