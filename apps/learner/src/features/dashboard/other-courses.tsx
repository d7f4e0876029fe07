import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, cardLinkClass, Heading, Isolate, ProgressBar, Text } from '@masar/ui'
import { Cover } from '../catalogue/cover.tsx'
import type { MyCourse } from '../home/api.ts'
import styles from './dashboard.module.css'
import { continuePath } from './model.ts'
import { Part } from './part.tsx'

/** What else is under way, each with its next lesson. */
export function OtherCourses({ courses }: { courses: readonly MyCourse[] }) {
  const { t } = useLingui()
  return (
    <Part
      id="others"
      title={<Trans>Also under way</Trans>}
      more={{ to: '/learn', label: <Trans>My courses</Trans> }}
    >
      <ul className={styles.others}>
        {courses.map(mine => (
          <Card as="li" isFlush key={mine.course.id} className={styles.other}>
            <Cover course={mine.course} />
            <div className={styles.otherBody}>
              <Heading level={3} size="sm" lines={2}>
                <AppLink to={continuePath(mine)} className={cardLinkClass()}>
                  <Isolate>{mine.course.title}</Isolate>
                </AppLink>
              </Heading>
              {(mine.next_exam ?? mine.next_lesson) && (
                <Text size="sm" soft lines={1}>
                  <Trans>
                    Next: <Isolate>{(mine.next_exam ?? mine.next_lesson)?.title}</Isolate>
                  </Trans>
                </Text>
              )}
              <ProgressBar value={mine.percent} label={t`Your progress in ${mine.course.title}`} showValue />
            </div>
          </Card>
        ))}
      </ul>
    </Part>
  )
}
