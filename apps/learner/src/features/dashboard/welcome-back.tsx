import { Trans } from '@lingui/react/macro'
import { AppLink, useGo, useSession } from '@masar/app-shell'
import { Heading, Icon, Isolate, linkClass, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { myCoursesQuery } from '../home/api.ts'
import { ContinueCard } from './continue-card.tsx'
import continuing from './continue-card.module.css'
import styles from '../home/hero.module.css'
import { toContinue } from './model.ts'

type Courses = ReturnType<typeof toContinue> | 'loading'

/** The courses that a learner goes on with. */
function useContinuing(): Courses {
  const mine = useQuery(myCoursesQuery())
  const go = useGo()
  const isRefused = mine.error?.status === 403
  useEffect(() => {
    // The source specification, section 2: enrolled courses that are refused lead there.
    if (isRefused) go('/not-allowed-error', { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is new with every render
  }, [isRefused])
  return mine.isPending ? 'loading' : toContinue(mine.data?.data.my_courses ?? [])
}

/** Where somebody who learns here already stopped. */
export function WelcomeBack() {
  const courses = useContinuing()
  const name = useSession(session => session.name)
  return (
    <>
      <Heading level={1} id="welcome">
        <Trans>
          Welcome back, <Isolate>{name}</Isolate>
        </Trans>
      </Heading>
      <div className={styles.backHead}>
        <Heading level={2} size="md" id="continue">
          <Trans>Continue learning</Trans>
        </Heading>
        <AppLink to="/learn" className={linkClass({ quiet: true })}>
          <Trans>My courses</Trans>
          <Icon of={ChevronRight} size={18} />
        </AppLink>
      </div>
      <ul className={continuing.list} aria-labelledby="continue">
        {courses === 'loading'
          ? [1, 2, 3].map(place => (
              <li key={place}>
                <Skeleton shape="block" height="8rem" />
              </li>
            ))
          : courses.map(course => <ContinueCard key={course.course.id} mine={course} />)}
      </ul>
    </>
  )
}
