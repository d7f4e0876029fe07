import { Trans } from '@lingui/react/macro'
import { useSession } from '@masar/app-shell'
import { Heading, Text } from '@masar/ui'
import { Suspense } from 'react'
import { WelcomeBack } from '../dashboard/lazy.ts'
import styles from './hero.module.css'
import scene from './path-scene.svg?url'
import { SearchForm } from './search-form.tsx'
import { WelcomeWait } from './welcome-wait.tsx'

/**
 * The head of the home page: what Masar is, or where a learner stopped, and the search.
 * The search keeps its place in both, so that the session may load while the user types.
 */
export function Hero({
  hasSearch,
}: {
  /** Not on a site without courses. */
  hasSearch: boolean
}) {
  const isLearner = useSession(session => session.capacity === 'personal')
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={isLearner ? styles.back : styles.inside}>
        <div className={styles.words}>
          {isLearner ? (
            <Suspense fallback={<WelcomeWait />}>
              <WelcomeBack />
            </Suspense>
          ) : (
            <Introduction />
          )}
          {hasSearch && <SearchForm />}
        </div>
        {!isLearner && (
          <svg viewBox="0 0 520 480" className={styles.picture} aria-hidden>
            <use href={`${scene}#scene`} />
          </svg>
        )}
      </div>
    </section>
  )
}

const Introduction = () => (
  <>
    <Heading level={1} size="display" id="welcome" className={styles.title}>
      <Trans>Learn with a clear path</Trans>
    </Heading>
    <Text size="lg" soft measure>
      <Trans>
        Courses in Arabic and English from people who know their craft. Read, watch, practise, sit the exam,
        and keep the certificate.
      </Trans>
    </Text>
  </>
)
