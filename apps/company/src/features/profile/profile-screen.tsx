import { Plural, Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Avatar, Card, DateText, Heading, Isolate, Ltr, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type CompanyProfile, profileQuery } from './api.ts'
import { Leaving } from './leaving.tsx'
import styles from './profile.module.css'
import { Settings } from './settings.tsx'

/** The company as the platform knows it, and the settings of its account. */
export function ProfileScreen() {
  const profile = useQuery(profileQuery())
  return (
    <div className={styles.screen}>
      <Heading level={1}><Trans>Company profile</Trans></Heading>
      {profile.data
        ? <Details profile={profile.data.data} />
        : profile.isPending
          ? <Card aria-busy><Skeleton width="50%" /><Skeleton shape="block" height="11rem" /></Card>
          : <LoadError error={profile.error} isRetrying={profile.isFetching} onRetry={() => void profile.refetch()} />}
      <Settings />
      <Leaving email={profile.data?.data.email} />
    </div>
  )
}

function Details({ profile: { email, phone, created_at, company } }: { profile: CompanyProfile }) {
  const none = <Trans>Not given</Trans>
  return (
    <Card as="section" className={styles.section}>
      <div className={styles.name}>
        <Avatar name={company.legal_name} src={company.logo} size={64} />
        <div>
          <Heading level={2}><Isolate>{company.legal_name}</Isolate></Heading>
          <Text soft size="sm"><Plural value={company.employee_count} one="# person" other="# people" /></Text>
        </div>
      </div>
      <dl className={styles.facts}>
        <div><dt><Trans>Registration number</Trans></dt><dd><Ltr>{company.registration_number}</Ltr></dd></div>
        <div><dt><Trans>VAT number</Trans></dt><dd>{company.vat_number === null ? none : <Ltr>{company.vat_number}</Ltr>}</dd></div>
        <div><dt><Trans>Address</Trans></dt><dd><Isolate>{company.address}</Isolate></dd></div>
        <div><dt><Trans>E-mail</Trans></dt><dd><Ltr>{email}</Ltr></dd></div>
        <div><dt><Trans>Phone</Trans></dt><dd>{phone === null ? none : <Ltr>{phone}</Ltr>}</dd></div>
        <div><dt><Trans>On Masar since</Trans></dt><dd><DateText value={created_at} /></dd></div>
      </dl>
    </Card>
  )
}
