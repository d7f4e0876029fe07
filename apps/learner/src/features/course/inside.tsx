import { Trans } from '@lingui/react/macro'
import { Card, Heading, Icon, Skeleton, Text } from '@masar/ui'
import { Hammer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { CourseDetails } from '../catalogue/types.ts'
// Used here, so that they come with the page: the host draws the question before its script is there.
import samples from '../samples/samples.module.css'
import styles from './course-page.module.css'

const SampleQuestion = lazy(async () => ({
  default: (await import('../samples/sample-question.tsx')).SampleQuestion,
}))

/** Things that one has in hand at the end. */
export function Makes({ makes }: { makes: readonly string[] }) {
  if (makes.length === 0) return null
  return (
    <section aria-labelledby="makes" className={styles.section}>
      <Heading level={2} size="lg" id="makes" className={styles.anchor}>
        <Trans>What you will make</Trans>
      </Heading>
      <ul className={styles.makes}>
        {makes.map(thing => (
          <Card as="li" key={thing}>
            <Icon of={Hammer} size={22} />
            <span dir="auto">{thing}</span>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** A question of the course, to be answered at once. */
export function CourseSample({ course: { id, sample } }: { course: CourseDetails }) {
  if (!sample) return null
  return (
    <section aria-labelledby="sample" className={styles.section}>
      <Heading level={2} size="lg" id="sample" className={styles.anchor}>
        <Trans>Try a question</Trans>
      </Heading>
      <Text soft>
        <Trans>This is what a question looks like in our exams. This one counts for nothing.</Trans>
      </Text>
      <div className={samples.place}>
        <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
          <SampleQuestion courseId={id} {...sample} />
        </Suspense>
      </div>
    </section>
  )
}
