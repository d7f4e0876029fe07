import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, Card, cardLinkClass, DateText, Heading, Isolate, ProgressBar, Text } from '@masar/ui'
import { Cover } from '../catalogue/cover.tsx'
import type { MyCourse } from '../home/api.ts'
import styles from './continue-card.module.css'
import { continuePath } from './model.ts'

/** A course one is in the middle of; the card leads to where one stopped. */
export function ContinueCard({ mine }: { mine: MyCourse }) {
  const { t } = useLingui()
  const { course, last_lesson: lesson, percent, due_on: due } = mine
  return (
    <Card as="li" isFlush className={styles.card}>
      <Cover course={course} className={styles.cover} />
      <div className={styles.body}>
        <Heading level={3} size="sm" lines={2}>
          <AppLink to={continuePath(mine)} className={cardLinkClass()}>
            <Isolate>{course.title}</Isolate>
          </AppLink>
        </Heading>
        <Text size="sm" soft lines={1}>
          {lesson ? (
            <Trans>
              Next: <Isolate>{lesson.title}</Isolate>
            </Trans>
          ) : (
            <Trans>Not begun yet</Trans>
          )}
        </Text>
        {due !== null && (
          <Badge tone="warning">
            <Trans>
              Due <DateText value={due} format="short" timeZone="UTC" />
            </Trans>
          </Badge>
        )}
        <ProgressBar
          value={percent}
          label={t`Your progress in ${course.title}`}
          showValue
          className={styles.progress}
        />
      </div>
    </Card>
  )
}
