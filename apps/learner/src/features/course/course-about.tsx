import { Trans } from '@lingui/react/macro'
import { HydrateWhenVisible } from '@masar/app-shell'
import { Card, Heading, Icon } from '@masar/ui'
import { Check } from 'lucide-react'
import type { CourseDetails } from '../catalogue/types.ts'
import { Markdown } from '../markdown/markdown.tsx'
import styles from './course-page.module.css'

/** What one can do after the course. */
export function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  if (outcomes.length === 0) return null
  return (
    <Card as="section" aria-labelledby="outcomes">
      <Heading level={2} size="md" id="outcomes" className={styles.anchor}>
        <Trans>What you will learn</Trans>
      </Heading>
      <ul className={styles.outcomes}>
        {outcomes.map(outcome => (
          <li key={outcome}>
            <Icon of={Check} />
            <span dir="auto">{outcome}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The course in its author's words, and what it takes to begin. */
export function CourseAbout({ course }: { course: CourseDetails }) {
  return (
    <>
      <section aria-labelledby="about" className={styles.section}>
        <Heading level={2} size="lg" id="about" className={styles.anchor}>
          <Trans>About this course</Trans>
        </Heading>
        <HydrateWhenVisible>
          <Markdown topHeading={3}>{course.description}</Markdown>
        </HydrateWhenVisible>
      </section>
      {course.requirements.length > 0 && (
        <section aria-labelledby="requirements" className={styles.section}>
          <Heading level={2} size="lg" id="requirements">
            <Trans>Before you begin</Trans>
          </Heading>
          <ul className={styles.requirements}>
            {course.requirements.map(requirement => (
              <li key={requirement} dir="auto">
                {requirement}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
