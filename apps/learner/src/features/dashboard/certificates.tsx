import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, Heading, Icon, Isolate, linkClass, Text } from '@masar/ui'
import { Award } from 'lucide-react'
import type { MyCourse } from '../home/api.ts'
import styles from './dashboard.module.css'

/** The certificates that one has earned; before the first, how one does. */
export function Certificates({ courses }: { courses: readonly MyCourse[] }) {
  const earned = courses.filter(({ certificate_code: code }) => code !== null)
  return (
    <Card as="section" aria-labelledby="certificates" className={styles.certificates}>
      <Heading level={2} size="sm" id="certificates">
        <Trans>Certificates</Trans>
      </Heading>
      {earned.length === 0 ? (
        <Text size="sm" soft>
          <Trans>Your first certificate shows here once you pass a course’s exam.</Trans>
        </Text>
      ) : (
        <ul className={styles.earned}>
          {earned.slice(0, 4).map(({ course, certificate_code: code }) => (
            <li key={course.id}>
              <Icon of={Award} size={22} />
              <AppLink to={`/certificate/${code}`} className={linkClass()}>
                <Isolate>{course.title}</Isolate>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
