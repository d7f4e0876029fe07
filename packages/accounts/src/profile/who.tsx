import { Plural, useLingui } from '@lingui/react/macro'
import { Card, Heading, Isolate, Text } from '@masar/ui'
import type { Profile } from './api.ts'
import { OwnAvatar } from './own-avatar.tsx'
import styles from './profile.module.css'

/** Who it is: the picture, the name, the kind of account. */
export function Who({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const { company, instructor } = profile
  const kind = { student: t`Learner`, instructor: t`Instructor`, company: t`Company` }[profile.kind]
  const waits = instructor?.state === 'pending' ? t`Your application is being read` : null
  return (
    <Card as="section">
      <div className={styles.who}>
        <Heading level={2} size="md">
          <Isolate>{company?.legal_name ?? profile.name}</Isolate>
        </Heading>
        <Text soft size="sm">
          {company ? (
            <Plural value={company.employee_count} one="# person" other="# people" />
          ) : waits === null ? (
            kind
          ) : (
            `${kind} · ${waits}`
          )}
        </Text>
        {profile.isOwn && <OwnAvatar profile={profile} />}
      </div>
    </Card>
  )
}
