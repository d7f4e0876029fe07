import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { UserRoundX, UsersRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBounds } from '../employees/bounds.ts'
import type { Chosen } from '../employees/selection.ts'
import { ChosenBar } from '../parts/chosen-bar.tsx'
import type { ListPlace } from '../parts/found.ts'
import type { ListSelection } from '../parts/list-selection.ts'
import type { PersonSort } from './place.ts'

const BulkDialog = lazy(() =>
  import('../employees/bulk-dialog.tsx').then(({ BulkDialog: default_ }) => ({ default: default_ })),
)

interface GroupBulkProps {
  group: number
  place: ListPlace<PersonSort>
  selection: ListSelection
  /** How many are loaded, and how many match. */
  loaded: number
  total: number
}

/** What may be done with the people of a group who are chosen. */
export function GroupBulk({ group, place: { q }, selection, loaded, total }: GroupBulkProps) {
  const { t } = useLingui()
  // Whom it concerns is settled when it opens: the list changes while it runs.
  const [open, setOpen] = useState<{ act: 'remove_from_group' | 'add_to_group'; chosen: Chosen } | null>(null)
  const outOfBounds = useBounds()
  const { isAll, ids, count, clear } = selection
  const begin = (act: 'remove_from_group' | 'add_to_group') => () => {
    const excepted = ids.length > 0 && { except_ids: [...ids] }
    const chosen: Chosen = isAll
      ? { filters: { group, state: 'present', ...(q !== undefined && { q }), ...excepted }, count }
      : { ids, count }
    const tooMany = outOfBounds(chosen)
    if (tooMany !== undefined) return showToast({ tone: 'danger', text: tooMany })
    setOpen({ act, chosen })
  }
  return (
    <>
      <ChosenBar
        label={t`Acts for the people chosen`}
        count={count > 0 ? <Plural value={count} one="# person chosen" other="# people chosen" /> : null}
        more={
          !isAll &&
          count >= loaded &&
          total > loaded && (
            <Button size="sm" variant="quiet" onPress={selection.chooseAll}>
              <Plural value={total} one="Choose the # that matches" other="Choose all # that match" />
            </Button>
          )
        }
        clearLabel={t`Choose nobody`}
        onClear={clear}
      >
        <Button size="sm" variant="secondary" iconStart={UsersRound} onPress={begin('add_to_group')}>
          <Trans>Add to another group</Trans>
        </Button>
        <Button size="sm" variant="secondary" iconStart={UserRoundX} onPress={begin('remove_from_group')}>
          <Trans>Take out of the group</Trans>
        </Button>
      </ChosenBar>
      <Suspense>
        {open && (
          <BulkDialog
            {...open}
            inGroup={group}
            onClose={isDone => {
              setOpen(null)
              if (isDone) clear()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
