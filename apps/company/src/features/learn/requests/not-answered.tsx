import { useLingui } from '@lingui/react/macro'
import { Isolate } from '@masar/ui'
import type { ReactNode } from 'react'
import { NotDoneDialog } from '../../people/parts/many/not-done-dialog.tsx'
import styles from '../learn.module.css'
import type { CourseRequest, Refused } from './api.ts'

interface NotAnsweredProps {
  refused: readonly Refused[]
  chosen: readonly CourseRequest[]
  onClose: () => void
  /** How many were answered, in words; nothing where none was. */
  children: ReactNode
}

/** Which of many requests could not be answered, and why. */
export function NotAnswered({ refused, chosen, ...dialog }: NotAnsweredProps) {
  const { t } = useLingui()
  const words: Record<Refused['code'], string> = {
    no_free_seat: t`No free seat`,
    course_retired: t`The course is no longer offered`,
    credit_short: t`The department’s budget is not enough`,
    conflict: t`It was answered meanwhile`,
    not_found: t`The request is not there any more`,
  }
  const byId = new Map(chosen.map(request => [request.id, request]))
  return (
    <NotDoneDialog
      refused={refused.map(({ id, code }) => ({
        id,
        name: byId.get(id)?.employee.name,
        reason: (
          <span className={styles.facts}>
            <Isolate>{byId.get(id)?.course.title}</Isolate>
            <span>{words[code]}</span>
          </span>
        ),
      }))}
      {...dialog}
    />
  )
}
