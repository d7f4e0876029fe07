import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { CourseCover, Heading, Text } from '@masar/ui'
import type { Category } from '../catalogue/types.ts'
import styles from './hero.module.css'
import { SearchForm } from './search-form.tsx'
import { useContinuing, WelcomeBack } from './welcome-back.tsx'

/**
 * The head of the home page: what Masar is, or where a learner stopped, and the search.
 * The search keeps its place in both, so that who is signed in may become known while somebody types.
 */
export function Hero({
  categories,
  hasSearch,
}: {
  categories: readonly Category[]
  /** Not on a site without courses. */
  hasSearch: boolean
}) {
  const { t } = useLingui()
  const continuing = useContinuing()
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={continuing ? styles.back : styles.inside}>
        <div className={styles.words}>
          {continuing ? <WelcomeBack courses={continuing} /> : <Introduction />}
          {hasSearch && <SearchForm />}
          {hasSearch && !continuing && (
            <ul className={styles.subjects} aria-label={t`Categories`}>
              {categories.slice(0, 6).map(({ slug, name }) => (
                <li key={slug}>
                  <AppLink to={`/courses?category=${slug}`}>{name}</AppLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {!continuing && (
          <div className={styles.picture} aria-hidden>
            <CourseCover courseId="path" category="business" tone={0} />
          </div>
        )}
      </div>
    </section>
  )
}

const Introduction = () => (
  <>
    <Heading level={1} size="display" id="welcome">
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
