import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, formatNumber, Isolate, useUi } from '@masar/ui'
import type { AnswerToGrade } from '../api.ts'
import styles from './grading.module.css'

/** What another grader stored in the meantime. */
export interface StoredGrade {
  revision: number
  points: number | null
  note: string | null
  graded_by: string | null
}

export function storedBy(error: ApiError | null): StoredGrade | null {
  return error?.code === 'grade_stale' ? (error.data as StoredGrade) : null
}

/** The same of an answer that was opened after another grade than the kept draft's. */
export function storedIn({ revision, points, note, graded_by }: AnswerToGrade): StoredGrade {
  return { revision, points, note, graded_by }
}

interface StaleGradeProps {
  stored: StoredGrade
  isPending: boolean
  onTake: () => void
  onStoreMine: () => void
}

/** Two graders at one answer: the second sees the first one's grade, and chooses. */
export function StaleGrade({ stored, isPending, onTake, onStoreMine }: StaleGradeProps) {
  const { tag } = useUi()
  const points = formatNumber(tag, stored.points ?? 0, { maximumFractionDigits: 2 })
  return (
    <Banner
      tone="warning"
      isAnnounced
      title={<Trans>This answer was graded in the meantime</Trans>}
      action={
        <div className={styles.acts}>
          <Button size="sm" variant="secondary" onPress={onTake}>
            <Trans>Keep the stored grade</Trans>
          </Button>
          <Button size="sm" isPending={isPending} onPress={onStoreMine}>
            <Trans>Save mine instead</Trans>
          </Button>
        </div>
      }
    >
      {stored.graded_by !== null && (
        <>
          <Isolate>{stored.graded_by}</Isolate>
          {' · '}
        </>
      )}
      <Trans>Points: {points}</Trans>
      {stored.note !== null && (
        <span dir="auto" className={styles.written}>
          {' '}
          {stored.note}
        </span>
      )}
    </Banner>
  )
}
