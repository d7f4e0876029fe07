import { Trans } from '@lingui/react/macro'
import { ErrorPage, useSession } from '@masar/app-shell'
import { Heading, PathLoader, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Answer } from '../catalogue/types.ts'
import { operatorQuery } from './api.ts'
import { AuditLog } from './audit-log.tsx'
import { CertificateDesk } from './certificates/certificate-desk.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { ConsoleGate } from './console-gate.tsx'
import styles from './console.module.css'
import { LicenceOffers } from './licences/licence-offers.tsx'
import { ReportedPosts } from './reported-posts.tsx'
import { ReportedReviews } from './reported-reviews.tsx'
import { SecondFactorDemanded } from './second-factor-demanded.tsx'

/** The operators' console: asks for a session as operator first, and for the second factor that is demanded of it. */
export function ConsolePage() {
  const isOperator = useSession(session => session.capacity === 'operator')
  return isOperator ? <Console /> : <ConsoleGate />
}

interface ConsoleSearch {
  certificate?: string
  offers?: string
}

/** Whether a role works on anything here. */
function hasWork(operator: Answer<'/console/me'>['data']): boolean {
  return (
    operator.settles_reports ||
    operator.reads_audit ||
    operator.keeps_certificates ||
    operator.reads_licence_offers
  )
}

function Console() {
  const me = useQuery(operatorQuery())
  const operator = me.data?.data
  const { certificate, offers } = useSearch({ from: '/console' })
  const navigate = useNavigate()
  const keep = (more: ConsoleSearch) =>
    void navigate({
      to: '.',
      search: { ...(certificate && { certificate }), ...(offers && { offers }), ...more },
      resetScroll: false,
    })
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
          {operator.keeps_certificates && (
            <CertificateDesk code={certificate} onFind={code => keep({ certificate: code })} />
          )}
          {operator.reads_licence_offers && (
            <LicenceOffers
              state={offers}
              onState={state => keep({ offers: state })}
              mayChange={operator.makes_licence_offers}
            />
          )}
          {operator.reads_audit && <AuditLog />}
          {!hasWork(operator) && (
            <Text soft>
              <Trans>What your role works on will appear on this page.</Trans>
            </Text>
          )}
        </div>
      )}
    </ConsoleFrame>
  )
}
