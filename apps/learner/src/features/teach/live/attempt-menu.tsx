import { useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { IconButton, Menu, type MenuEntry } from '@masar/ui'
import { CalendarClock, Clock, Ellipsis, ListChecks, RotateCcw, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { LiveAttempt, LiveExam } from './api.ts'
import { EndDialog, ReopenDialog } from './attempt-dialogs.tsx'
import { GiveDialog } from './give-dialog.tsx'
import type { LivePlace } from './place.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { WindowDialog } from './window-dialog.tsx'

interface AttemptMenuProps {
  exam: LiveExam
  attempt: LiveAttempt
  name: string
  place: LivePlace
}

/** What can be done for one learner. */
export function AttemptMenu({ exam, attempt, name, place }: AttemptMenuProps) {
  const { t } = useLingui()
  const go = useGo()
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  const isUnderWay = attempt.state === 'in_progress'
  const hidden = place.names === 'hidden' ? '?names=hidden' : ''
  const items: (MenuEntry | false)[] = [
    { id: 'record', label: t`Record of the attempt`, icon: ListChecks },
    isUnderWay && attempt.has_time_limit && { id: 'give', label: t`Give time`, icon: Clock },
    !isUnderWay &&
      exam.attempts_allowed !== null && { id: 'give', label: t`Give another attempt`, icon: Clock },
    { id: 'window', label: t`Another window`, icon: CalendarClock },
    isUnderWay &&
      attempt.returnable_seconds > 0 && { id: 'return', label: t`Give the lost time back`, icon: Undo2 },
    isUnderWay
      ? { id: 'end', label: t`End the attempt`, icon: X, isDanger: true }
      : { id: 'reopen', label: t`Open the attempt again`, icon: RotateCcw },
  ]
  return (
    <>
      <Menu
        label={t`What to do for ${name}`}
        trigger={<IconButton icon={Ellipsis} label={t`What to do for ${name}`} />}
        items={items.filter(item => item !== false)}
        onAction={id =>
          id === 'record'
            ? go(`/teach/exams/${exam.exam.id}/attempts/${attempt.attempt_id}${hidden}`)
            : setOpen(id)
        }
      />
      {open === 'give' && (
        <GiveDialog exam={exam} learners={[attempt.learner.id]} isUnderWay={isUnderWay} onClose={close} />
      )}
      {open === 'window' && (
        <WindowDialog exam={exam} learner={{ id: attempt.learner.id, name }} onClose={close} />
      )}
      {open === 'return' && <ReturnDialog exam={exam} attempts={[attempt]} onClose={close} />}
      {open === 'end' && <EndDialog examId={exam.exam.id} attempt={attempt} name={name} onClose={close} />}
      {open === 'reopen' && <ReopenDialog exam={exam} attempt={attempt} name={name} onClose={close} />}
    </>
  )
}
