import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { BellRing, GraduationCap, MessageSquareText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Named } from '../learn/assign/draft.ts'
import { useBounds } from '../people/employees/bounds.ts'
import type { Chosen } from '../people/employees/selection.ts'
import { useAssigning } from '../people/employees/use-assigning.ts'
import { ChosenBar } from '../people/parts/chosen-bar.tsx'
import type { ListSelection } from '../people/parts/list-selection.ts'
import { ChooseAllMatching } from '../people/parts/many/choices.tsx'
import { mostRead, type Paged } from '../people/parts/many/read-chosen.ts'
import { useChosenRows } from '../people/parts/many/use-chosen-rows.ts'

const BulkDialog = lazy(() =>
  import('../people/employees/bulk-dialog.tsx').then(({ BulkDialog: default_ }) => ({ default: default_ })),
)

interface PeopleBulkProps<Person> {
  list: Paged<Person>
  selection: ListSelection
  /** How many are loaded, and how many match. */
  loaded: number
  total: number
}

/** What may be done with the people of a report who are chosen. */
export function PeopleBulk<Person extends Named>({
  list,
  selection,
  loaded,
  total,
}: PeopleBulkProps<Person>) {
  const { t } = useLingui()
  // Whom it concerns is settled when it opens: the list changes while it runs.
  const [open, setOpen] = useState<{ act: 'remind' | 'message'; chosen: Chosen } | null>(null)
  const { count, isAll, ids, clear } = selection
  const known = list.data?.pages.flatMap(page => page.data) ?? []
  const assign = useAssigning(known.filter(({ id }) => !isAll && ids.includes(id)))
  const { isReading, read } = useChosenRows(list, selection, ({ id }) => id)
  const outOfBounds = useBounds()
  const refuse = (text: string) => void showToast({ tone: 'danger', text })
  const act = (name: 'remind' | 'message' | 'assign', chosen: Chosen) => {
    const tooMany = outOfBounds(chosen)
    if (tooMany !== undefined) return refuse(tooMany)
    if (name !== 'assign') return setOpen({ act: name, chosen })
    assign(chosen).catch(() => refuse(t`The people chosen could not be loaded. Try again.`))
  }
  const unread = useUnreadable(selection)
  const begin = (name: 'remind' | 'message' | 'assign') => () => {
    if (!isAll) return act(name, { ids, count })
    if (unread !== undefined) return refuse(unread)
    read(rows => act(name, { ids: rows.map(({ id }) => id), count: rows.length }))
  }
  return (
    <>
      <ChosenBar
        label={t`Acts for the people chosen`}
        count={count > 0 ? <ChosenCount selection={selection} /> : null}
        more={<ChooseAllMatching {...{ selection, loaded, total }} />}
        clearLabel={t`Choose nobody`}
        onClear={clear}
      >
        <Button
          size="sm"
          variant="secondary"
          iconStart={BellRing}
          isDisabled={isReading}
          onPress={begin('remind')}
        >
          <Trans>Remind of what is assigned</Trans>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          iconStart={MessageSquareText}
          isDisabled={isReading}
          onPress={begin('message')}
        >
          <Trans>Send a message</Trans>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          iconStart={GraduationCap}
          isDisabled={isReading}
          onPress={begin('assign')}
        >
          <Trans>Assign courses</Trans>
        </Button>
      </ChosenBar>
      <Suspense>
        {open && (
          <BulkDialog
            {...open}
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

/** How many are chosen; where those who match are not counted to the end, that all of them are. */
function ChosenCount({ selection: { count, ids } }: { selection: ListSelection }) {
  if (Number.isFinite(count)) return <Plural value={count} one="# person chosen" other="# people chosen" />
  return (
    <Plural
      value={ids.length}
      _0="All that match are chosen"
      one="All that match but # are chosen"
      other="All that match but # are chosen"
    />
  )
}

/** Why all that match cannot be acted on: they are too many to be read, or not counted; undefined where they can. */
function useUnreadable({ isAll, count }: ListSelection): string | undefined {
  const { t } = useLingui()
  if (!isAll || count <= mostRead) return undefined
  if (!Number.isFinite(count))
    return t`In the order of names, so many people are not counted. Choose another order first, then all that match.`
  return t({
    message: plural(mostRead, {
      one: 'At most # person can be acted on at once. Use the filters, or a search.',
      other: 'At most # people can be acted on at once. Use the filters, or a search.',
    }),
  })
}
