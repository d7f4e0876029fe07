import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import { ChosenBar } from '../../people/parts/chosen-bar.tsx'
import type { CourseRequest, ManyAnswer } from './api.ts'

const AnswerMany = lazy(() =>
  import('./answer-many.tsx').then(({ AnswerMany: default_ }) => ({ default: default_ })),
)

interface RequestBulkProps {
  chosen: readonly CourseRequest[]
  onClear: () => void
}

/** What may be done with the requests that are chosen. */
export function RequestBulk({ chosen, onClear }: RequestBulkProps) {
  const { t } = useLingui()
  // Whom it concerns is settled when it opens: the list changes with the answer.
  const [open, setOpen] = useState<{ act: ManyAnswer['act']; chosen: readonly CourseRequest[] } | null>(null)
  const count = chosen.length
  return (
    <>
      <ChosenBar
        label={t`Acts for the requests chosen`}
        count={count > 0 ? <Plural value={count} one="# request chosen" other="# requests chosen" /> : null}
        clearLabel={t`Choose none`}
        onClear={onClear}
      >
        <Button
          size="sm"
          variant="secondary"

          onPress={() => setOpen({ act: 'decline', chosen })}
        >
          <Trans>Decline</Trans>
        </Button>
        <Button size="sm" onPress={() => setOpen({ act: 'approve', chosen })}>
          <Trans>Approve</Trans>
        </Button>
      </ChosenBar>
      <Suspense>
        {open && <AnswerMany {...open} onClose={() => setOpen(null)} onAnswered={onClear} />}
      </Suspense>
    </>
  )
}
