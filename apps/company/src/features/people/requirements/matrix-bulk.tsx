import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { BellRing, GraduationCap, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBounds } from '../employees/bounds.ts'
import type { Chosen } from '../employees/selection.ts'
import { useAssigning } from '../employees/use-assigning.ts'
import { ChosenBar } from '../parts/chosen-bar.tsx'
import type { ListSelection } from '../parts/list-selection.ts'
import type { Paged } from '../parts/many/read-chosen.ts'
import { useRights } from '../rights.ts'
import type { Person, Requirement } from './api.ts'
import { narrowingOf, type RequirementFilters } from './filters.ts'
import { RemindOfRequirement } from './remind-of-requirement.tsx'

const BulkDialog = lazy(() =>
  import('../employees/bulk-dialog.tsx').then(({ BulkDialog: default_ }) => ({ default: default_ })),
)
const WaiveMany = lazy(() =>
  import('./waive-many.tsx').then(({ WaiveMany: default_ }) => ({ default: default_ })),
)

interface MatrixBulkProps {
  filters: RequirementFilters
  selection: ListSelection
  list: Paged<Person>
  /** Those that are loaded, and how many match. */
  loaded: readonly Person[]
  total: number
  /** The one that is shown alone: only from one can many be excused. */
  requirement: Requirement | undefined
}

/** What may be done with the people of the matrix who are chosen. */
export function MatrixBulk({ filters, selection, list, loaded, total, requirement }: MatrixBulkProps) {
  const { t } = useLingui()
  const { changesGroups } = useRights()
  const [open, setOpen] = useState<{ act: 'remind' | 'waive'; chosen: Chosen } | null>(null)
  const { count, isAll, ids, clear } = selection
  const assign = useAssigning(loaded.filter(({ id }) => !isAll && ids.includes(id)))
  const narrowing = peopleOf(filters)
  const chosen = chosenOf(selection, narrowing)
  const close = (isDone: boolean) => {
    setOpen(null)
    if (isDone) clear()
  }
  const outOfBounds = useBounds()
  const refuse = (text: string) => void showToast({ tone: 'danger', text })
  const begin = (act: 'remind' | 'waive' | 'assign') => () => {
    const tooMany = outOfBounds(chosen)
    if (tooMany !== undefined) return refuse(tooMany)
    if (act !== 'assign') return setOpen({ act, chosen })
    assign(chosen).catch(() => refuse(t`The people chosen could not be loaded. Try again.`))
  }
  return (
    <>
      <ChosenBar
        label={t`Acts for the people chosen`}
        count={count > 0 ? <Plural value={count} one="# person chosen" other="# people chosen" /> : null}
        more={
          !isAll &&
          narrowing !== null &&
          count >= loaded.length &&
          total > loaded.length && (
            <Button size="sm" variant="quiet" onPress={selection.chooseAll}>
              <Plural value={total} one="Choose the # that matches" other="Choose all # that match" />
            </Button>
          )
        }
        clearLabel={t`Choose nobody`}
        onClear={clear}
      >
        {filters.as_of === undefined && <RemindOfRequirement {...{ list, selection, requirement }} />}
        <Button size="sm" variant="secondary" iconStart={BellRing} onPress={begin('remind')}>
          <Trans>Remind of what is assigned</Trans>
        </Button>
        <Button size="sm" variant="secondary" iconStart={GraduationCap} onPress={begin('assign')}>
          <Trans>Assign courses</Trans>
        </Button>
        {changesGroups && requirement && filters.as_of === undefined && !isAll && (
          <Button size="sm" variant="secondary" iconStart={ShieldCheck} onPress={begin('waive')}>
            <Trans>Excuse from it</Trans>
          </Button>
        )}
      </ChosenBar>
      <Suspense>
        {open?.act === 'remind' && <BulkDialog act="remind" chosen={open.chosen} onClose={close} />}
        {open?.act === 'waive' && requirement && 'ids' in open.chosen && (
          <WaiveMany requirement={requirement} ids={open.chosen.ids} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

/** All that match as the list of employees finds them, which knows no single requirement and no earlier day; null where it cannot. */
export function peopleOf(filters: RequirementFilters) {
  const { requirement, as_of: day, status, ...rest } = narrowingOf(filters)
  return requirement === undefined && day === undefined && status ? { ...rest, compliance: status } : null
}

function chosenOf({ isAll, ids, count }: ListSelection, narrowing: ReturnType<typeof peopleOf>): Chosen {
  if (!isAll || narrowing === null) return { ids: isAll ? [] : ids, count }
  return { filters: { ...narrowing, ...(ids.length > 0 && { except_ids: [...ids] }) }, count }
}
