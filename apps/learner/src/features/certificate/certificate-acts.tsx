import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Icon, LinkButton } from '@masar/ui'
import { Award, Copy, Download, Plus } from 'lucide-react'
import { useCertificateAddress, useCopyLink, useSaveFile } from './acts.ts'
import type { Certificate } from './api.ts'
import styles from './certificate.module.css'
import { linkedInAddress } from './linkedin.ts'

interface CertificateActsProps {
  certificate: Certificate
  /** The heading that says which certificate, for screen readers, where several stand on a page. */
  describedBy?: string
  /** One of several: none of its acts stands out. */
  isListed?: boolean
}

/** What a holder does with a certificate: keep it, and show it elsewhere. A withdrawn one has none of it. */
export function CertificateActs({ certificate, describedBy, isListed = false }: CertificateActsProps) {
  const { t } = useLingui()
  const { code } = certificate
  const pdf = useSaveFile(code, 'pdf')
  const badge = useSaveFile(code, 'badge')
  const copyLink = useCopyLink(code)
  const address = useCertificateAddress(code)
  if (certificate.state === 'withdrawn') return null
  const look = {
    'aria-describedby': describedBy,
    size: isListed ? 'sm' : 'md',
    variant: 'secondary',
  } as const
  return (
    <div className={styles.acts}>
      <Button
        {...look}
        variant={isListed ? 'secondary' : 'primary'}
        iconStart={Download}
        isPending={pdf.isPending}
        onPress={() => pdf.mutate()}
      >
        <Trans>Save as PDF</Trans>
      </Button>
      <LinkButton
        {...look}
        href={linkedInAddress(certificate, address(), t`Masar`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={Plus} />
        <Trans>Add to LinkedIn</Trans>
      </LinkButton>
      <Button {...look} iconStart={Copy} onPress={() => void copyLink()}>
        <Trans>Copy the link</Trans>
      </Button>
      <Button {...look} iconStart={Award} isPending={badge.isPending} onPress={() => badge.mutate()}>
        <Trans>Save the open badge</Trans>
      </Button>
    </div>
  )
}
