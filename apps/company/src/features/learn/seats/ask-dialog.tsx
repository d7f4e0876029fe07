import { Trans, useLingui } from '@lingui/react/macro'
import { newIdempotencyKey } from '@masar/api-sdk'
import { LoadError, useGo } from '@masar/app-shell'
import { Button, Isolate, Skeleton, Text } from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalendar } from '../../people/calendar/calendar.ts'
import { previewQuery } from '../assign/api.ts'
import { type Draft, emptyDraft, hasWhom, putDraft } from '../assign/draft.ts'
import { MissingSeats } from '../assign/missing-seats.tsx'
import { WhomStep } from '../assign/whom-step.tsx'
import styles from '../learn.module.css'
import { addressOf } from '../place.ts'
import type { ShownCourse } from './place.ts'

interface AskDialogProps {
  course: ShownCourse
  onClose: () => void
}

/** For those who may assign but not buy: who needs the course, and then the request for the seats that it lacks. */
export function AskDialog({ course, onClose }: AskDialogProps) {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...emptyDraft,
    courses: [{ id: course.id, title: course.title }],
    key: newIdempotencyKey(),
  }))
  const [stage, setStage] = useState<'whom' | 'tried' | 'ask'>('whom')
  const change = (next: Partial<Omit<Draft, 'key'>>) => setDraft({ ...draft, ...next })
  const isAsking = stage === 'ask'
  return (
    <Dialog
      size="wide"
      title={<Trans>Ask for seats</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close =>
        isAsking ? (
          <>
            <Button variant="secondary" onPress={() => setStage('whom')}>
              <Trans>Back</Trans>
            </Button>
            <Button variant="secondary" onPress={close}>
              <Trans>Close</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onPress={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button onPress={() => setStage(hasWhom(draft) ? 'ask' : 'tried')}>
              <Trans>Check the seats</Trans>
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        <Text strong>
          <Isolate>{course.title}</Isolate>
        </Text>
        {isAsking ? (
          <Lacking draft={draft} />
        ) : (
          <>
            <WhomStep draft={draft} onChange={change} isTried={stage === 'tried'} />
            <WantedBy draft={draft} onChange={change} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function WantedBy({ draft, onChange }: { draft: Draft; onChange: (next: Partial<Draft>) => void }) {
  const { t } = useLingui()
  const today = useCalendar()?.today
  return (
    <DateField
      label={t`Due date`}
      isOptional
      value={draft.dueOn}
      {...(today !== undefined && { minValue: today })}
      onChange={day => onChange({ dueOn: day, due: day === null ? 'none' : 'day' })}
    />
  )
}

/** For how many of those chosen no seat is free, and the request for them; where there are enough, the way to assign it. */
function Lacking({ draft }: { draft: Draft }) {
  const go = useGo()
  const preview = useQuery(previewQuery(draft))
  const assign = () => {
    putDraft(draft)
    go(addressOf({ view: 'assign', step: 'check' }))
  }
  if (preview.isPending) return <Skeleton shape="block" height="8rem" />
  if (preview.isError)
    return (
      <LoadError
        level={3}
        error={preview.error}
        isRetrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  const { seats, cost } = preview.data
  if (seats.some(({ missing }) => missing > 0)) return <MissingSeats {...{ seats, cost, draft }} />
  return (
    <div role="status" className={styles.form}>
      <Text>
        <Trans>No seat is missing for the people you chose.</Trans>
      </Text>
      <div className={styles.acts}>
        <Button variant="secondary" onPress={assign}>
          <Trans>Continue to assigning</Trans>
        </Button>
      </div>
    </div>
  )
}
