import { Trans } from '@lingui/react/macro'
import { Heading, Text } from '@masar/ui'
import type { ExamDetails } from '../api.ts'
import { SectionFacts } from '../attempt/section-line.tsx'
import styles from './details.module.css'

/** The sections of an exam in their order, each with its time. */
export function ExamSections({ sections }: Pick<ExamDetails, 'sections'>) {
  if (sections.length === 0) return null
  return (
    <section className={styles.part}>
      <Heading level={2}>
        <Trans>Sections</Trans>
      </Heading>
      <Text soft>
        <Trans>
          They come one after another, each with its own time, and you can’t go back. Time left over in one
          does not carry over; when it is up, the next one begins by itself.
        </Trans>
      </Text>
      <ol className={styles.rules}>
        {sections.map((section, at) => (
          <li key={at}>
            <SectionFacts section={section} />
          </li>
        ))}
      </ol>
    </section>
  )
}
