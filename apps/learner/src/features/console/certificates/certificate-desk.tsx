import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useCarried } from '@masar/app-shell'
import { Button, Card, DateText, Heading, Isolate, linkClass, PathLoader, Text, TextField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Certificate, certificateQuery } from '../../certificate/api.ts'
import { Standing } from '../../certificate/certificate-standing.tsx'
import styles from '../console.module.css'
import { ActDialog } from './act-dialog.tsx'
import { codeIn } from './code.ts'

interface CertificateDeskProps {
  /** The certificate that is looked at, as the address has it. */
  code: string | undefined
  onFind: (code: string) => void
}

/** A certificate is found by its code; an operator sets its name right, or withdraws it. */
export function CertificateDesk({ code, onFind }: CertificateDeskProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useCarried('certificate', code ?? '')
  const [isWrong, setWrong] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const found = codeIn(typed)
    setWrong(found === null)
    if (found !== null) onFind(found)
  }
  return (
    <section className={styles.log} aria-labelledby="certificates">
      <Heading level={2} size="xl" id="certificates">
        <Trans>Certificates</Trans>
      </Heading>
      <form noValidate onSubmit={find} className={styles.find}>
        <TextField
          label={t`Code or address of a certificate`}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={isWrong && t`This is not the code of a certificate: it has 22 letters and digits.`}
          onChange={setTyped}
        />
        <Button type="submit" variant="secondary">
          <Trans>Find the certificate</Trans>
        </Button>
      </form>
      {code !== undefined && codeIn(code) === code && <Found key={code} code={code} />}
    </section>
  )
}

function Found({ code }: { code: string }) {
  const query = useQuery(certificateQuery(code))
  if (query.data) return <FoundCertificate certificate={query.data.data} />
  if (query.isPending) return <PathLoader />
  return query.error?.status === 404 ? (
    <Text role="status">
      <Trans>No certificate has this code.</Trans>
    </Text>
  ) : (
    <LoadError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  )
}

function FoundCertificate({ certificate }: { certificate: Certificate }) {
  const [kind, setKind] = useState<'correct' | 'withdraw'>()
  return (
    <Card className={styles.found}>
      <Heading level={3} size="lg">
        <Isolate>{certificate.holder_name}</Isolate>
      </Heading>
      <Text size="sm" soft>
        <Isolate>{certificate.course.title}</Isolate>
        {' · '}
        <DateText value={certificate.issued_at} />
      </Text>
      <Standing certificate={certificate} />
      <div className={styles.decisions}>
        <AppLink to={`/certificate/${certificate.code}`} className={linkClass()}>
          <Trans>Open its page</Trans>
        </AppLink>
        {certificate.state !== 'withdrawn' && (
          <>
            <Button size="sm" variant="secondary" onPress={() => setKind('correct')}>
              <Trans>Correct the name</Trans>
            </Button>
            <Button size="sm" variant="danger" onPress={() => setKind('withdraw')}>
              <Trans>Withdraw certificate</Trans>
            </Button>
          </>
        )}
      </div>
      {kind && <ActDialog certificate={certificate} kind={kind} onClose={() => setKind(undefined)} />}
    </Card>
  )
}
