import { Trans } from '@lingui/react/macro'
import { ErrorPage, useSession } from '@masar/app-shell'
import { Heading, PathLoader, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operatorQuery } from './api.ts'
import { AuditLog } from './audit-log.tsx'
import { CertificateDesk } from './certificates/certificate-desk.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { ConsoleGate } from './console-gate.tsx'
import styles from './console.module.css'
import { ReportedPosts } from './reported-posts.tsx'
import { ReportedReviews } from './reported-reviews.tsx'
import { SecondFactorDemanded } from './second-factor-demanded.tsx'

/** The operators' console: asks for a session as operator first, and for the second factor that is demanded of it. */
export function ConsolePage() {
  const isOperator = useSession(session => session.capacity === 'operator')
  return isOperator ? <Console /> : <ConsoleGate />
}

function Console() {
  const me = useQuery(operatorQuery())
  const operator = me.data?.data
  const { certificate } = useSearch({ from: '/console' })
  const navigate = useNavigate()
  const find = (code: string) => void navigate({ to: '.', search: { certificate: code }, resetScroll: false })
  return (
    <ConsoleFrame operator={operator}>
      {me.isPending && <PathLoader />}
      {me.error &&
        (me.error.code === 'second_factor_demanded' ? (
          <SecondFactorDemanded />
        ) : (
          <ErrorPage error={me.error} reset={() => void me.refetch()} />
        ))}
      {operator && (
        <div className={styles.parts}>
          <Heading level={1} className="visually-hidden">
            <Trans>Console</Trans>
          </Heading>
          {operator.settles_reports && <ReportedPosts />}
          {operator.settles_reports && <ReportedReviews />}
          {operator.keeps_certificates && <CertificateDesk code={certificate} onFind={find} />}
          {operator.reads_audit && <AuditLog />}
          {!operator.settles_reports && !operator.reads_audit && !operator.keeps_certificates && (
            <Text soft>
              <Trans>What your role works on will appear on this page.</Trans>
            </Text>
          )}
        </div>
      )}
    </ConsoleFrame>
  )
}
