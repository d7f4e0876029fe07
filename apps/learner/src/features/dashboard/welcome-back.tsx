import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, nameOf, useApp, useGo, usePageTitle, useSession } from '@masar/app-shell'
import { Heading, Isolate, LinkButton, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { myCoursesQuery } from '../home/api.ts'
import { ContinueCard } from './continue-card.tsx'
import styles from './dashboard.module.css'
import { hasBegun, toContinue } from './model.ts'

/** Where a learner goes on, in one large card; a learner who has not begun gets a link to the catalogue. */
export function WelcomeBack() {
  const { t } = useLingui()
  // What the table of pages says is for who has yet to be won.
  usePageTitle(t`Home`)
  const mine = useQuery(myCoursesQuery())
  const { locale } = useApp()
  const name = useSession(session => nameOf(session, locale))
  const go = useGo()
  const isRefused = mine.error?.status === 403
  useEffect(() => {
    // The source specification, section 2: enrolled courses that are refused lead there.
    if (isRefused) go('/not-allowed-error', { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is new with every render
  }, [isRefused])
  const courses = mine.data?.data.my_courses
  const [next] = toContinue(courses ?? [])
  return (
    <>
      <Heading level={1} id="welcome">
        {courses?.some(hasBegun) ? (
          <Trans>
            Welcome back, <Isolate>{name}</Isolate>
          </Trans>
        ) : (
          <Trans>
            Welcome, <Isolate>{name}</Isolate>
          </Trans>
        )}
      </Heading>
      {mine.isPending && <Skeleton shape="block" className={styles.continueWait} />}
      {next && <ContinueCard mine={next} />}
      {courses && !next && <Begin isNew={courses.length === 0} />}
    </>
  )
}

function Begin({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Text size="lg" soft measure>
        {isNew ? (
          <Trans>
            Choose a first course, and your path shows here: the next lesson, your week, what is due.
          </Trans>
        ) : (
          <Trans>You have finished all that you began. What would you like to learn next?</Trans>
        )}
      </Text>
      <div>
        <LinkButton as={AppLink} to="/courses" size="lg">
          {isNew ? <Trans>Choose a course</Trans> : <Trans>Find the next course</Trans>}
        </LinkButton>
      </div>
    </>
  )
}
