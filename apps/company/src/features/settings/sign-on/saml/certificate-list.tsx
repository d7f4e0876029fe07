import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, DateText, List, ListItem, Ltr } from '@masar/ui'
import { useState } from 'react'
import styles from '../../settings.module.css'
import type { SamlCertificate } from '../api.ts'
import { certificateState } from './certificate-state.ts'

interface CertificateListProps {
  certificates: readonly SamlCertificate[]
  /** Takes one out of the form; it counts once that is saved. */
  onRemove?: (certificate: SamlCertificate) => void
}

/** The certificates by which the provider's answers are verified, each with its last day. */
export function CertificateList({ certificates, onRemove }: CertificateListProps) {
  const { t } = useLingui()
  return (
    <List label={t`Certificates of the provider`}>
      {certificates.map(certificate => {
        const { fingerprint, subject, expires_at: expiresAt } = certificate
        return (
          <ListItem
            key={fingerprint}
            title={<Ltr>{subject}</Ltr>}
            note={
              <span className={styles.notes}>
                <Expiry at={expiresAt} />
                <span>
                  <Trans>Fingerprint (SHA-256):</Trans> <Ltr>{fingerprint}</Ltr>
                </span>
              </span>
            }
          >
            {onRemove && (
              <div className={styles.acts}>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t`Remove the certificate ${subject}`}
                  onPress={() => onRemove(certificate)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            )}
          </ListItem>
        )
      })}
    </List>
  )
}

function Expiry({ at }: { at: string }) {
  const [now] = useState(() => Date.now())
  switch (certificateState(at, now)) {
    case 'expired':
      return (
        <Badge tone="danger">
          <Trans>
            Certificate expired on <DateText value={at} />
          </Trans>
        </Badge>
      )
    case 'soon':
      return (
        <Badge tone="warning">
          <Trans>
            Certificate expires on <DateText value={at} />
          </Trans>
        </Badge>
      )
    case 'valid':
      return (
        <span>
          <Trans>
            Certificate valid until <DateText value={at} />
          </Trans>
        </span>
      )
  }
}
