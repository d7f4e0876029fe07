import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, clientApi, clientQuery, LoadError, signOut } from '@masar/app-shell'
import { Avatar, Button, Card, DateText, Heading, Isolate, linkClass, Ltr, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Answer } from '../catalogue/types.ts'
import { DeleteAccount } from './delete-account.tsx'
import styles from './profile.module.css'
import { Reading } from './reading.tsx'

type Profile = Answer<'/auth/profile'>['data']

export const profileQuery = () => clientQuery('/auth/profile', signal => clientApi().GET('/auth/profile', { signal }))

/** Who is signed in, how they read, and the ways out. */
export function ProfilePage() {
  const profile = useQuery(profileQuery())
  return (
    <div className={styles.page}>
      <Heading level={1}><Trans>Profile</Trans></Heading>
      {profile.isPending && <Skeleton shape="block" height="18rem" />}
      {profile.isError && !profile.data && <LoadError error={profile.error} isRetrying={profile.isFetching} onRetry={() => void profile.refetch()} />}
      {profile.data && <Details profile={profile.data.data} />}
      <Reading />
      <Card as="section" className={styles.part} aria-labelledby="leaving">
        <Heading level={2} size="md" id="leaving"><Trans>Signing out and leaving</Trans></Heading>
        <Button variant="secondary" iconStart={LogOut} onPress={() => void signOut()}><Trans>Sign out</Trans></Button>
        {profile.data && <DeleteAccount email={profile.data.data.email} />}
      </Card>
    </div>
  )
}

function Details({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const kind = { student: t`Student`, instructor: t`Instructor`, company: t`Company` }
  return (
    <Card as="section" className={styles.part} aria-labelledby="details">
      <div className={styles.who}>
        <Avatar name={profile.name} src={profile.avatar} size={72} />
        <div>
          <Heading level={2} size="md" id="details"><Isolate>{profile.name}</Isolate></Heading>
          <Text soft size="sm">{kind[profile.kind]}</Text>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact label={t`E-mail`}><Ltr>{profile.email}</Ltr> <AppLink to="/profile/email" className={linkClass()}><Trans>Change e-mail</Trans></AppLink></Fact>
        <Fact label={t`Password`}><AppLink to="/profile/password" className={linkClass()}><Trans>Change password</Trans></AppLink></Fact>
        {profile.phone !== null && <Fact label={t`Phone`}><Ltr>{profile.phone}</Ltr></Fact>}
        {profile.country && <Fact label={t`Lives in`}><Place city={profile.city?.name} country={profile.country.name} /></Fact>}
        {profile.job_name && <Fact label={t`Work`}><Isolate>{profile.job_name.name}</Isolate></Fact>}
        <Fact label={t`Member since`}><DateText value={profile.created_at} /></Fact>
      </dl>
    </Card>
  )
}

function Place({ city, country }: { city: string | undefined, country: string }) {
  if (city === undefined) return <Isolate>{country}</Isolate>
  return <span><Trans><Isolate>{city}</Isolate>, <Isolate>{country}</Isolate></Trans></span>
}

function Fact({ label, children }: { label: string, children: ReactNode }) {
  return <div><dt>{label}</dt><dd>{children}</dd></div>
}
