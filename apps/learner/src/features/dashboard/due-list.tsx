import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, cardLinkClass, Heading, Icon, Isolate, Text } from '@masar/ui'
import { BookOpen, GraduationCap } from 'lucide-react'
import styles from './dashboard.module.css'
import { DueBadge } from './due-badge.tsx'
import type { Due } from './model.ts'
import { Part } from './part.tsx'

/** What is due, by when, and who asks for it. */
export function DueList({ due }: { due: readonly Due[] }) {
  return (
    <Part
      id="due"
      title={<Trans>What is due</Trans>}
      more={{ to: '/learn', label: <Trans>My courses</Trans> }}
    >
      <ul className={styles.due}>
        {due.slice(0, 5).map(({ kind, mine, path, on, isOverdue }) => (
          <Card as="li" key={`${kind} ${mine.course.id}`} className={styles.dueRow}>
            <Icon of={kind === 'exam' ? GraduationCap : BookOpen} size={22} />
            <div>
              <Heading level={3} size="sm" lines={2}>
                <AppLink to={path} className={cardLinkClass()}>
                  {kind === 'exam' ? (
                    <Trans>
                      Exam: <Isolate>{mine.course.title}</Isolate>
                    </Trans>
                  ) : (
                    <Isolate>{mine.course.title}</Isolate>
                  )}
                </AppLink>
              </Heading>
              <Text size="sm" soft>
                {mine.assigned_by === null ? (
                  kind === 'exam' && <Trans>All lessons are done; only the exam is left.</Trans>
                ) : (
                  <Trans>
                    Assigned by <Isolate>{mine.assigned_by}</Isolate>
                  </Trans>
                )}
              </Text>
            </div>
            {on !== null && <DueBadge on={on} isOverdue={isOverdue} />}
          </Card>
        ))}
      </ul>
    </Part>
  )
}
