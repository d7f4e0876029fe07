import { Trans } from '@lingui/react/macro'
import { BillingAddresses } from '@masar/checkout'
import { LoadError, type Session, useSession } from '@masar/app-shell'
import { Card, Heading, Skeleton, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { HistoryPlace } from '../people/parts/history-tools.tsx'
import { settingsQuery } from './api.ts'
import { CalendarPart } from './calendar-part.tsx'
import { ColorPart } from './color-part.tsx'
import { DetailsFacts } from './details-facts.tsx'
import { DetailsForm } from './details-form.tsx'
import { HistoryPart } from './history-part.tsx'
import { KeptPart } from './kept-part.tsx'
import { LogoPart } from './logo-part.tsx'
import { SecurityPart } from './security-part.tsx'
import styles from './settings.module.css'
import { ZonePart } from './zone-part.tsx'
import { ApiKeysPart } from './tokens/api-keys-part.tsx'

const whoChange = new Set<Session['role']>(['owner', 'administrator'])
const whoBuy = new Set<Session['role']>(['owner', 'administrator', 'finance'])
const whoReadMembers = new Set<Session['role']>(['owner', 'administrator', 'auditor'])

/** What concerns the company as such: its details, addresses and security, and who changed them. */
export function SettingsScreen({ history = {} }: { history?: HistoryPlace }) {
  const settings = useQuery(settingsQuery())
  const role = useSession(session => session.role)
  const { locale } = useUi()
  const data = settings.data?.data
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>Company settings</Trans>
      </Heading>
      {settings.isPending && (
        <Card aria-busy>
          <Skeleton width="50%" />
          <Skeleton shape="block" height="18rem" />
        </Card>
      )}
      {settings.isError && !data && (
        <LoadError
          error={settings.error}
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {data && (
        <>
          {whoChange.has(role) ? (
            <>
              <DetailsForm settings={data} />
              <ZonePart settings={data} />
              <ColorPart settings={data} />
              <LogoPart
                name={data.names[locale] ?? data.names.ar ?? data.names.en ?? ''}
                logo={data.logo}
                isOnCertificates={data.is_logo_on_certificates}
              />
            </>
          ) : (
            <DetailsFacts settings={data} />
          )}
          {whoBuy.has(role) && (
            <Card>
              <BillingAddresses />
            </Card>
          )}
          {whoReadMembers.has(role) && (
            <>
              <SecurityPart />
              <ApiKeysPart mayChange={whoChange.has(role)} />
            </>
          )}
          <CalendarPart />
          <KeptPart />
          {whoReadMembers.has(role) && <HistoryPart place={history} />}
        </>
      )}
    </div>
  )
}
