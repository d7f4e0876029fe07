import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { BellRing, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChosenBar } from '../../people/parts/chosen-bar.tsx'
import type { ListSelection } from '../../people/parts/list-selection.ts'
import { ChooseAllMatching } from '../../people/parts/many/choices.tsx'
import type { Paged } from '../../people/parts/many/read-chosen.ts'
import { useChosenRows } from '../../people/parts/many/use-chosen-rows.ts'
import { givePlacesBack, type Holder } from './api.ts'

const BulkDialog = lazy(() =>
  import('../../people/employees/bulk-dialog.tsx').then(({ BulkDialog: default_ }) => ({
    default: default_,
  })),
)
const ManyDialog = lazy(() =>
  import('../../people/parts/many/many-dialog.tsx').then(({ ManyDialog: default_ }) => ({
    default: default_,
  })),
)

interface HoldersBulkProps {
  list: Paged<Holder>
  selection: ListSelection
  /** How many are loaded, and how many match. */
  loaded: number
  total: number
}

/** What may be done with the people of a licence who are chosen. */
export function HoldersBulk({ list, selection, loaded, total }: HoldersBulkProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<{ act: 'remind' | 'return'; rows: Holder[] } | null>(null)
  const { count, clear } = selection
  const { isReading, read } = useChosenRows(list, selection, ({ employee }) => employee.id)
  const begin = (act: 'remind' | 'return') => () => read(rows => setOpen({ act, rows }))
  const close = (isDone: boolean) => {
    setOpen(null)
    if (isDone) clear()
  }
  const people = open?.rows.map(({ employee }) => employee) ?? []
  return (
    <>
      <ChosenBar
        label={t`Acts for the people chosen`}
        count={count > 0 ? <Plural value={count} one="# person chosen" other="# people chosen" /> : null}
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
          iconStart={Undo2}
          isDisabled={isReading}
          onPress={begin('return')}
        >
          <Trans>Give the places back</Trans>
        </Button>
      </ChosenBar>
      <Suspense>
        {open?.act === 'remind' && (
          <BulkDialog
            act="remind"
            chosen={{ ids: people.map(({ id }) => id), count: people.length }}
            onClose={close}
          />
        )}
        {open?.act === 'return' && (
          <ManyDialog
            title={
              <Plural
                value={people.length}
                one="Give # place of the licence back?"
                other="Give # places of the licence back?"
              />
            }
            action={<Trans>Give the places back</Trans>}
            items={people}
            call={givePlacesBack}
            refresh={['/licences']}
            done={done => <Plural value={done} one="# place is free again" other="# places are free again" />}
            onClose={close}
          >
            <Trans>Whoever has begun to learn by the licence keeps the place.</Trans>
          </ManyDialog>
        )}
      </Suspense>
    </>
  )
}
