import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Avatar,
  Card,
  DateText,
  EmptyState,
  Heading,
  Isolate,
  Link,
  linkClass,
  ProgressRing,
  Text,
} from '@masar/ui'
import type { Dashboard } from './api.ts'
import styles from './dashboard.module.css'

/** Who is past a due date, the longest wait first. */
export function Attention({ people, overdue }: { people: Dashboard['attention']; overdue: number }) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <Heading level={2} size="md">
        <Trans>Needs attention</Trans>
      </Heading>
      {people.length === 0 ? (
        <EmptyState level={3} title={<Trans>Nothing is overdue</Trans>}>
          <Trans>Everyone is within their due dates.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {people.map(({ employee_id, name, avatar, course, due_on, percent }) => (
            <li key={`${employee_id}-${course}`} className={styles.person}>
              <Avatar name={name} src={avatar} size={40} />
              <div>
                <AppLink to={`/Employees/${employee_id}`} className={linkClass({ quiet: true })}>
                  <Isolate>{name}</Isolate>
                </AppLink>
                <Text size="sm" lines={2}>
                  <Isolate>{course}</Isolate>
                </Text>
                <Text size="sm" className={styles.overdue}>
                  <Trans>
                    Overdue since <DateText value={due_on} timeZone="UTC" />
                  </Trans>
                </Text>
              </div>
              <ProgressRing value={percent} size={44} label={t`Progress of ${name} in ${course}`} />
            </li>
          ))}
        </ul>
      )}
      {overdue > people.length && (
        <Link as={AppLink} to="/learn?state=overdue" className={styles.more}>
          <Trans>See everyone who is overdue</Trans>
        </Link>
      )}
    </Card>
  )
}
