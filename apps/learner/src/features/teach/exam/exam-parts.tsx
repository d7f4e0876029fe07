import { Plural, Trans } from '@lingui/react/macro'
import { Card, DurationText, formatNumber, Heading, Isolate, Text, useUi } from '@masar/ui'
import type { ExamSettings } from './api.ts'
import styles from './exam.module.css'

/** Sections with their time, and pools with what is drawn from them; nothing where an exam has neither. */
export function ExamParts({ exam }: { exam: ExamSettings }) {
  const { tag } = useUi()
  return (
    <>
      {exam.sections.length > 0 && (
        <Card as="section" className={styles.part}>
          <Heading level={2}>
            <Trans>Sections</Trans>
          </Heading>
          <ol className={styles.parts}>
            {exam.sections.map(({ id, title, time_limit_seconds, questions }) => (
              <li key={id}>
                <Text strong>
                  <Isolate>{title}</Isolate>
                </Text>
                <Text size="sm" soft>
                  <DurationText seconds={time_limit_seconds} />
                  {' · '}
                  <Plural value={questions} one="# question" other="# questions" />
                </Text>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {exam.pools.length > 0 && (
        <Card as="section" className={styles.part}>
          <Heading level={2}>
            <Trans>Pools</Trans>
          </Heading>
          <ul className={styles.parts}>
            {exam.pools.map(({ id, name, draws, questions, points }) => (
              <li key={id}>
                <Text strong>
                  <Isolate>{name}</Isolate>
                </Text>
                <Text size="sm" soft>
                  <Trans>
                    Each attempt is given {formatNumber(tag, draws)} of {formatNumber(tag, questions)}
                  </Trans>
                  {' · '}
                  <Plural value={points} one="# point each" other="# points each" />
                </Text>
                {draws > questions && (
                  <Text size="sm" strong>
                    <Trans>
                      There are fewer questions than are to be drawn: attempts are shorter than planned.
                    </Trans>
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
