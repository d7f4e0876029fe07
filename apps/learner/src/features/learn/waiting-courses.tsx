import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, CompanyName, DateText, Heading, Isolate, Link, Text } from '@masar/ui'
import type { WaitingCourse } from './api.ts'
import styles from './learn-screen.module.css'

/** Assigned courses whose turn in their path has not come, each with what opens it. */
export function WaitingCourses({ waiting }: { waiting: readonly WaitingCourse[] }) {
  return (
    <section className={styles.group}>
      <Heading level={2}>
        <Trans>Waiting for their turn</Trans>
      </Heading>
      <ul className={styles.list}>
        {waiting.map(
          ({ course, path, after, due_on: due, assigned_by: company, assigned_by_color: color }) => (
            <Card as="li" key={course.id}>
              <Heading level={3} size="sm">
                <Isolate>{course.title}</Isolate>
              </Heading>
              <Text size="sm">
                <Trans>
                  Opens once you finish{' '}
                  <Link as={AppLink} to={`/Course/${after.id}`}>
                    <Isolate>{after.title}</Isolate>
                  </Link>
                </Trans>
              </Text>
              <Text size="sm" soft>
                <Trans>
                  Learning path: <Isolate>{path}</Isolate>
                </Trans>
                {' · '}
                <Trans>
                  Assigned by <CompanyName name={company} color={color} />
                </Trans>
                {due !== null && (
                  <>
                    {' · '}
                    <Trans>
                      Due by <DateText value={due} format="short" timeZone="UTC" />
                    </Trans>
                  </>
                )}
              </Text>
            </Card>
          ),
        )}
      </ul>
    </section>
  )
}
