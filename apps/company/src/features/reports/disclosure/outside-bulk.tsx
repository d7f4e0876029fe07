import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChosenBar } from '../../people/parts/chosen-bar.tsx'
import type { ListSelection } from '../../people/parts/list-selection.ts'
import { ChooseAllMatching } from '../../people/parts/many/choices.tsx'
import type { Paged } from '../../people/parts/many/read-chosen.ts'
import { useChosenRows } from '../../people/parts/many/use-chosen-rows.ts'
import { type OutsideTraining, removeTrainings } from './api.ts'

const ManyDialog = lazy(() =>
  import('../../people/parts/many/many-dialog.tsx').then(({ ManyDialog: default_ }) => ({
    default: default_,
  })),
)

interface OutsideBulkProps {
  list: Paged<OutsideTraining>
  selection: ListSelection
  /** How many are loaded, and how many match. */
  loaded: number
  total: number
}

/** What may be done with the trainings elsewhere that are chosen. */
export function OutsideBulk({ list, selection, loaded, total }: OutsideBulkProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<OutsideTraining[] | null>(null)
  const { count, clear } = selection
  const { isReading, read } = useChosenRows(list, selection, ({ id }) => id)
  return (
    <>
      <ChosenBar
        label={t`Acts for the trainings chosen`}
        count={count > 0 ? <Plural value={count} one="# training chosen" other="# trainings chosen" /> : null}
        more={<ChooseAllMatching {...{ selection, loaded, total }} />}
        clearLabel={t`Choose none`}
        onClear={clear}
      >
        <Button
          size="sm"
          variant="secondary"
          iconStart={Trash2}
          isDisabled={isReading}
          onPress={() => read(setChosen)}
        >
          <Trans>Remove</Trans>
        </Button>
      </ChosenBar>
      <Suspense>
        {chosen && (
          <ManyDialog
            title={<Plural value={chosen.length} one="Remove # training?" other="Remove # trainings?" />}
            action={<Trans>Remove the trainings</Trans>}
            items={chosen.map(({ id, title, name }) => ({ id, name: t`“${title}” of ${name}` }))}
            call={removeTrainings}
            refresh={['/training-disclosure', '/outside-trainings']}
            done={done => (
              <Plural value={done} one="# training was removed" other="# trainings were removed" />
            )}
            onClose={isDone => {
              setChosen(null)
              if (isDone) clear()
            }}
          >
            <Trans>Their hours and cost no longer count. A closed year keeps what was disclosed.</Trans>
          </ManyDialog>
        )}
      </Suspense>
    </>
  )
}
