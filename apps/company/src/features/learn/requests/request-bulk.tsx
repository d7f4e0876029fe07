import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ChosenBar } from '../../people/parts/chosen-bar.tsx'
import type { ListSelection } from '../../people/parts/list-selection.ts'
import {
  type CourseRequest,
  type ManyAnswer,
  mostAnswered,
  readAllRequests,
  type RequestFilters,
} from './api.ts'

const AnswerMany = lazy(() =>
  import('./answer-many.tsx').then(({ AnswerMany: default_ }) => ({ default: default_ })),
)

interface RequestBulkProps {
  filters: RequestFilters
  selection: ListSelection
  /** Those that are loaded, and how many match. */
  loaded: readonly CourseRequest[]
  total: number
  isCapped: boolean
}

interface Open {
  act: ManyAnswer['act']
  chosen: readonly CourseRequest[]
  /** How many that were chosen wait no more. */
  gone: number
}

/** What may be done with the requests that are chosen, however many pages they fill. */
export function RequestBulk({ filters, selection, loaded, total, isCapped }: RequestBulkProps) {
  const { t } = useLingui()
  // Whom it concerns is settled when it opens: the list changes with the answer.
  const [open, setOpen] = useState<Open | null>(null)
  const { count, isAll, ids } = selection
  const reading = useMutation({
    mutationFn: async () => {
      const named = new Set(ids)
      const isChosen = ({ id }: CourseRequest) => named.has(id) !== isAll
      const known = loaded.filter(isChosen)
      return known.length === count ? known : (await readAllRequests(filters)).filter(isChosen)
    },
    onError: () => showToast({ tone: 'danger', text: t`The requests could not be loaded. Try again.` }),
  })
  const begin = (act: ManyAnswer['act']) =>
    reading.mutate(undefined, {
      onSuccess: chosen => {
        if (chosen.length > 0) return setOpen({ act, chosen, gone: Math.max(0, count - chosen.length) })
        showToast({ tone: 'danger', text: t`These requests have been answered meanwhile.` })
        selection.clear()
      },
    })
  return (
    <>
      <ChosenBar
        label={t`Acts for the requests chosen`}
        count={count > 0 ? <Plural value={count} one="# request chosen" other="# requests chosen" /> : null}
        more={
          !isAll &&
          count >= loaded.length &&
          total > loaded.length &&
          total <= mostAnswered &&
          !isCapped && (
            <Button size="sm" variant="quiet" onPress={selection.chooseAll}>
              <Trans>Choose all that match</Trans>
            </Button>
          )
        }
        clearLabel={t`Choose none`}
        onClear={selection.clear}
      >
        <Button size="sm" variant="secondary" isDisabled={reading.isPending} onPress={() => begin('decline')}>
          <Trans>Decline</Trans>
        </Button>
        <Button size="sm" isDisabled={reading.isPending} onPress={() => begin('approve')}>
          <Trans>Approve</Trans>
        </Button>
      </ChosenBar>
      <Suspense>
        {open && <AnswerMany {...open} onClose={() => setOpen(null)} onAnswered={selection.clear} />}
      </Suspense>
    </>
  )
}
