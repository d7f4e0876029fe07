import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import type { RowKey } from '@masar/ui/table'
import { Clock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { LiveExam } from './api.ts'
import { GiveDialog } from './give-dialog.tsx'
import styles from './live.module.css'
import { ReturnDialog } from './return-dialog.tsx'

interface LiveActsProps {
  exam: LiveExam
  selected: ReadonlySet<RowKey>
  onDone: () => void
}

/** What can be done for everybody in the exam, or for those who are selected. */
export function LiveActs({ exam, selected, onDone }: LiveActsProps) {
  const [open, setOpen] = useState<'give' | 'return' | null>(null)
  const underWay = exam.attempts.filter(({ state }) => state === 'in_progress')
  const meant = underWay.filter(({ attempt_id }) => selected.has(attempt_id))
  const isSelected = selected.size > 0
  const concerned = isSelected ? meant : underWay
  const hasLost = concerned.some(({ returnable_seconds }) => returnable_seconds > 0)
  if (!exam.has_time_limit) return null
  const close = () => {
    setOpen(null)
    onDone()
  }
  return (
    <div className={styles.acts}>
      <Button
        size="sm"
        variant="secondary"
        iconStart={Clock}
        isDisabled={concerned.length === 0}
        onPress={() => setOpen('give')}
      >
        {isSelected ? (
          <Plural
            value={meant.length}
            _0="Give time"
            one="Give time to # learner"
            other="Give time to # learners"
          />
        ) : (
          <Trans>Give time to everybody</Trans>
        )}
      </Button>
      {hasLost && (
        <Button size="sm" variant="secondary" iconStart={Undo2} onPress={() => setOpen('return')}>
          {isSelected ? <Trans>Give the lost time back</Trans> : <Trans>Give all lost time back</Trans>}
        </Button>
      )}
      {open === 'give' && (
        <GiveDialog
          exam={exam}
          learners={isSelected ? meant.map(({ learner }) => learner.id) : null}
          isUnderWay
          onClose={close}
        />
      )}
      {open === 'return' && <ReturnDialog exam={exam} attempts={isSelected ? meant : null} onClose={close} />}
    </div>
  )
}
