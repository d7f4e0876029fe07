import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, Card, EmptyState, Heading, Skeleton, Text } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListSelection } from '../../people/parts/list-selection.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import { useRights } from '../../people/rights.ts'
import { type Disclosure, trainingsQuery } from './api.ts'
import styles from './disclosure.module.css'
import { OutsideBulk } from './outside-bulk.tsx'
import { type OpenTraining, OutsideTable } from './outside-table.tsx'
import { type DisclosurePlace, placeOf } from './place.ts'
import { RemoveTraining } from './remove-training.tsx'
import { ListEnd } from '../../frame/list-end.tsx'

const TrainingDialog = lazy(() =>
  import('./training-dialog.tsx').then(({ TrainingDialog: default_ }) => ({ default: default_ })),
)

interface OutsidePartProps {
  disclosure: Disclosure
  place: DisclosurePlace
  onChange: (place: DisclosurePlace) => void
}

/** Training that people had elsewhere, entered by the company: added, corrected, removed. */
// long: a list, its states, and the dialogs that it opens
export function OutsidePart({ disclosure: { year, closed }, place, onChange }: OutsidePartProps) {
  const { changesPeople } = useRights()
  const list = useInfiniteQuery({
    ...trainingsQuery({ ...place, year }),
    placeholderData: keepPreviousData,
  })
  const [open, setOpen] = useState<OpenTraining | null>(null)
  const trainings = list.data?.pages.flatMap(page => page.data) ?? []
  const total = Math.max(list.data?.pages[0]?.meta.total ?? 0, trainings.length)
  const selection = useListSelection({
    place: `${year} ${place.training ?? ''}`,
    chosen: changesPeople ? place.chosen : undefined,
    loaded: trainings.map(({ id }) => id),
    total,
    onKeep: chosen => onChange(placeOf({ ...place, chosen })),
  })
  const close = () => setOpen(null)
  // As the list has it now: its file may have come or gone since it was opened.
  const chosen =
    open === null || open.act === 'add'
      ? null
      : (trainings.find(({ id }) => id === open.training.id) ?? open.training)
  return (
    <Card as="section" className={styles.part} aria-labelledby="outside-trainings">
      <div className={styles.head}>
        <Heading level={2} size="md" id="outside-trainings">
          <Trans>Training elsewhere</Trans>
        </Heading>
        {changesPeople && (
          <Button size="sm" variant="secondary" iconStart={Plus} onPress={() => setOpen({ act: 'add' })}>
            <Trans>Add training</Trans>
          </Button>
        )}
      </div>
      {closed !== null && (
        <Text soft size="sm">
          <Trans>This year is closed: what you add, correct or remove now is marked as later.</Trans>
        </Text>
      )}
      {(trainings.length > 0 || place.training !== undefined) && (
        <TrainingTools place={place} onChange={onChange} />
      )}
      {changesPeople && <OutsideBulk {...{ list, selection, total }} loaded={trainings.length} />}
      {list.isPending && <Skeleton shape="block" height="8rem" />}
      {list.isError && trainings.length === 0 && (
        <LoadError
          level={3}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && trainings.length === 0 && place.training !== undefined && (
        <EmptyState drawing="search" level={3} title={<Trans>No training found</Trans>} />
      )}
      {list.isSuccess && trainings.length === 0 && place.training === undefined && (
        <EmptyState title={<Trans>No training elsewhere in this year</Trans>}>
          <Trans>Courses, workshops and lectures outside Masar count, too, once you enter them.</Trans>
        </EmptyState>
      )}
      {trainings.length > 0 && (
        <>
          <Text soft size="sm" role="status">
            <Plural value={total} one="# training" other="# trainings" />
          </Text>
          <OutsideTable
            trainings={trainings}
            mayChange={changesPeople}
            {...(changesPeople && { selection })}
            onOpen={setOpen}
          />
          <ListEnd list={list} shown={trainings.length} total={total} isByHand />
        </>
      )}
      <Suspense>
        {open?.act === 'add' && <TrainingDialog year={year} onClose={close} />}
        {chosen && open?.act === 'correct' && (
          <TrainingDialog year={year} training={chosen} onClose={close} />
        )}
      </Suspense>
      {chosen && open?.act === 'remove' && <RemoveTraining training={chosen} onClose={close} />}
    </Card>
  )
}

function TrainingTools({ place, onChange }: Omit<OutsidePartProps, 'disclosure'>) {
  const { t } = useLingui()
  const { training, by, chosen: _, ...rest } = place
  return (
    <ListTools
      label={t`Search by person, training or evidence`}
      place={{ ...(training !== undefined && { q: training }), ...(by && { sort: by }) }}
      sorts={[
        { value: '', label: t`Latest first` },
        { value: 'name', label: t`By name` },
        { value: 'minutes', label: t`Most hours first` },
      ]}
      onChange={({ q, sort }) => onChange(placeOf({ ...rest, training: q, by: sort }))}
    />
  )
}
