import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Card,
  EmptyState,
  formatNumber,
  Heading,
  Isolate,
  linkClass,
  ProgressBar,
  Text,
  useUi,
} from '@masar/ui'
import type { Dashboard } from './api.ts'
import styles from './dashboard.module.css'
import { ListLink } from './list-link.tsx'

/** How far each department has come with what was assigned to its people. */
export function DepartmentProgress({ departments }: { departments: Dashboard['departments'] }) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <Heading level={2} size="md">
        <Trans>Departments</Trans>
      </Heading>
      {departments.length === 0 ? (
        <EmptyState level={3} title={<Trans>No departments yet</Trans>}>
          <Trans>Departments show how parts of the company compare.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {departments.map(({ id, name, employees, percent }) => (
            <li key={id} className={styles.department}>
              <div className={styles.line}>
                <ListLink to={`/Employees?state=present&department=${id}`} isQuiet>
                  <Isolate>{name}</Isolate>
                </ListLink>
                <Text as="span" soft size="sm">
                  <ListLink to={`/Employees?state=present&department=${id}`}>
                    <Plural value={employees} one="# person" other="# people" />
                  </ListLink>
                </Text>
              </div>
              {percent === null ? (
                <Text soft size="sm">
                  <Trans>Nothing assigned</Trans>
                </Text>
              ) : (
                <ProgressBar value={percent} showValue label={t`Progress of ${name}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** How far each course has come among those it was assigned to. */
export function CourseProgress({ courses }: { courses: Dashboard['courses'] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  return (
    <Card as="section">
      <Heading level={2} size="md">
        <Trans>Courses</Trans>
      </Heading>
      {courses.length === 0 ? (
        <EmptyState level={3} title={<Trans>No course is assigned yet</Trans>}>
          <Trans>Each course you assign shows here with its progress.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {courses.map(({ id, title, assigned, completed, percent }) => {
            const [done, all] = [formatNumber(tag, completed), formatNumber(tag, assigned)]
            return (
              <li key={id} className={styles.department}>
                <div className={styles.line}>
                  <AppLink to={`/Course/${id}`} className={linkClass({ quiet: true })}>
                    <Isolate>{title}</Isolate>
                  </AppLink>
                  <Text as="span" soft size="sm">
                    <ListLink to={`/learn?course=${id}`}>
                      <Trans>
                        {done} of {all} finished
                      </Trans>
                    </ListLink>
                  </Text>
                </div>
                <ProgressBar value={percent} showValue label={t`Progress of ${title}`} />
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
