import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { ShieldAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ListSelection } from '../parts/list-selection.ts'
import { mostRead, type Paged } from '../parts/many/read-chosen.ts'
import { useChosenRows } from '../parts/many/use-chosen-rows.ts'
import { type Person, remindOfRequirements, type Requirement } from './api.ts'
import { titleOf } from './requirement-words.tsx'

const ManyDialog = lazy(() =>
  import('../parts/many/many-dialog.tsx').then(({ ManyDialog: default_ }) => ({ default: default_ })),
)

interface RemindOfRequirementProps {
  list: Paged<Person>
  selection: ListSelection
  /** The one that is shown alone; of several, people are reminded of what was due first. */
  requirement: Requirement | undefined
}

/** Reminds the people chosen of what they have not met, assigned or not, and names those who were not reminded. */
export function RemindOfRequirement({ list, selection, requirement }: RemindOfRequirementProps) {
  const { t } = useLingui()
  const [people, setPeople] = useState<readonly Person[] | null>(null)
  const { isReading, read } = useChosenRows(list, selection, ({ id }) => id)
  const begin = () => {
    if (selection.count <= mostRead) return read(setPeople)
    showToast({
      tone: 'danger',
      text: t({
        message: plural(mostRead, {
          one: 'At most # person can be reminded at once.',
          other: 'At most # people can be reminded at once.',
        }),
      }),
    })
  }
  const title = requirement && titleOf(requirement)
  return (
    <>
      <Button size="sm" variant="secondary" iconStart={ShieldAlert} isDisabled={isReading} onPress={begin}>
        <Trans>Remind of what is required</Trans>
      </Button>
      <Suspense>
        {people && (
          <ManyDialog
            title={<Plural value={people.length} one="Remind # person?" other="Remind # people?" />}
            action={<Trans>Remind of what is required</Trans>}
            items={people}
            call={remindOfRequirements(requirement?.id)}
            refresh={['/employees', '/company/history']}
            done={done => <Plural value={done} one="# person was reminded" other="# people were reminded" />}
            isDanger={false}
            onClose={isDone => {
              setPeople(null)
              if (isDone) selection.clear()
            }}
          >
            {title === undefined ? (
              <Trans>
                Each is reminded of whatever was due first and is not met, whether it is assigned to them or
                not. Nobody is reminded twice within a day.
              </Trans>
            ) : (
              <Trans>
                Whoever has not met “{title}” is reminded of it, whether it is assigned to them or not. Nobody
                is reminded twice within a day.
              </Trans>
            )}
          </ManyDialog>
        )}
      </Suspense>
    </>
  )
}
