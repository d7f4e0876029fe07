import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useGo } from '@masar/app-shell'
import { Button, Card, EmptyState, Heading, Isolate, linkClass, showToast, Skeleton, Text } from '@masar/ui'
import { ConfirmDialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { CircleStop } from 'lucide-react'
import { useCallback, useState } from 'react'
import { found, type ListPlace, useByName } from '../../people/parts/found.ts'
import { type ListSelection, useListSelection } from '../../people/parts/list-selection.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import { ChooseAll, ChooseRow } from '../../people/parts/many/choices.tsx'
import { WholeListBulk } from '../../people/parts/many/whole-list-bulk.tsx'
import { NoResults } from '../../people/parts/no-results.tsx'
import { FailureText } from '../../people/parts/failure.tsx'
import { endStandings, useEndStanding } from '../acts.ts'
import { AssignLink } from '../assignments/assignments-view.tsx'
import styles from '../learn.module.css'
import { DueLine } from '../../people/parts/due-text.tsx'
import { LearnNav } from '../parts/learn-nav.tsx'
import { addressOf, type StandingSort } from '../place.ts'
import { type Standing, standingQuery } from '../queries.ts'
import { WaitingForSeats } from './waiting-for-seats.tsx'
import { useLearnRights } from '../rights.ts'

/** Standing assignments of groups and departments. */
// long: a list, its states, and what may be done with those chosen
export function StandingView({
  place,
  chosen,
}: {
  place: ListPlace<StandingSort>
  chosen?: string | undefined
}) {
  const { t } = useLingui()
  const go = useGo()
  const byName = useByName()
  const query = useQuery(standingQuery())
  const all = query.data?.data
  const change = useCallback(
    (next: { q?: string | undefined; sort?: string | undefined; chosen?: string | undefined }) =>
      go(addressOf({ view: 'standing', ...next } as Parameters<typeof addressOf>[0]), {
        replace: true,
        resetScroll: false,
      }),
    [go],
  )
  const rows = found(all ?? [], place, {
    words: each => `${whatOf(each)} ${whoseOf(each)}`,
    orders: {
      name: (a, b) => byName(whatOf(a), whatOf(b)),
      people: (a, b) => b.people - a.people,
    },
  })
  const { changesPaths } = useLearnRights()
  const ids = rows.map(({ id }) => id)
  const selection = useListSelection({
    place: place.q ?? '',
    chosen: changesPaths ? chosen : undefined,
    loaded: ids,
    total: ids.length,
    onKeep: next => change({ ...place, chosen: next }),
  })
  return (
    <div className={styles.screen}>
      <LearnNav at="standing" />
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Standing assignments</Trans>
          </Heading>
          <Text soft>
            <Trans>Anyone who joins a group or department later is assigned it then.</Trans>
          </Text>
        </div>
        <AssignLink />
      </div>
      <WaitingForSeats />
      {query.isPending && <Skeleton shape="block" height="12rem" />}
      {query.isError && !all && (
        <LoadError error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {all?.length === 0 && (
        <EmptyState drawing="tasks" title={<Trans>There are no standing assignments yet</Trans>}>
          <Trans>
            When you assign something to a department or group, you can choose it for those who join later,
            too.
          </Trans>
        </EmptyState>
      )}
      {all !== undefined && all.length > 0 && (
        <ListTools
          label={t`Search by a course, a path, a group or a department`}
          place={place}
          sorts={[
            { value: '', label: t`In the order in which they were made` },
            { value: 'name', label: t`By name` },
            { value: 'people', label: t`Most people first` },
          ]}
          onChange={change}
        />
      )}
      {all !== undefined && all.length > 0 && rows.length === 0 && <NoResults onClear={() => change({})} />}
      {changesPaths && <StandingBulk rows={rows} selection={selection} />}
      {changesPaths && ids.length > 1 && (
        <ChooseAll ids={ids} selected={selection.keys} onChange={selection.choose} />
      )}
      <ul className={styles.rows}>
        {rows.map(standing => (
          <StandingCard
            key={standing.id}
            standing={standing}
            selection={changesPaths ? selection : undefined}
          />
        ))}
      </ul>
    </div>
  )
}

const whatOf = ({ course, path }: Standing) => course?.name ?? path?.name ?? ''

const whoseOf = ({ group, department }: Standing) => group?.name ?? department?.name ?? ''

function StandingBulk({ rows, selection }: { rows: readonly Standing[]; selection: ListSelection }) {
  const { t } = useLingui()
  return (
    <WholeListBulk
      selection={selection}
      items={rows.map(each => ({ id: each.id, name: t`“${whatOf(each)}” for ${whoseOf(each)}` }))}
      label={t`Acts for the standing assignments chosen`}
      count={count => (
        <Plural value={count} one="# standing assignment chosen" other="# standing assignments chosen" />
      )}
      icon={CircleStop}
      action={<Trans>End the assignments</Trans>}
      title={count => (
        <Plural value={count} one="End # standing assignment?" other="End # standing assignments?" />
      )}
      call={endStandings}
      refresh={['/standing-assignments', '/assignments', '/dashboard']}
      done={count => (
        <Plural
          value={count}
          one="# standing assignment has ended"
          other="# standing assignments have ended"
        />
      )}
    >
      <Trans>People who join later get nothing from them. What they have already assigned stays.</Trans>
    </WholeListBulk>
  )
}

interface StandingCardProps {
  standing: Standing
  /** Left out where nothing may be changed. */
  selection: ListSelection | undefined
}

function StandingCard({ standing, selection }: StandingCardProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { group, department, course, path, people } = standing
  const what = whatOf(standing)
  const whose = group
    ? addressOf({ group: group.id, ...(course && { course: course.id }), ...(path && { path: path.id }) })
    : addressOf({
        ...(department && { department: department.id }),
        ...(course && { course: course.id }),
        ...(path && { path: path.id }),
      })
  return (
    <Card as="li" className={styles.card}>
      <div>
        <div className={styles.choosable}>
          {selection && (
            <ChooseRow
              id={standing.id}
              label={t`Choose “${what}” for ${whoseOf(standing)}`}
              selection={selection}
            />
          )}
          <Heading level={2} size="sm">
            <Isolate>{what}</Isolate>
          </Heading>
        </div>
        <Text size="sm" soft className={styles.facts}>
          <span>
            {group ? (
              <Trans>
                Group: <Isolate>{group.name}</Isolate>
              </Trans>
            ) : (
              <Trans>
                Department: <Isolate>{department?.name}</Isolate>
              </Trans>
            )}
          </span>
          <span>
            <DueLine due={standing} />
          </span>
          <AppLink to={whose} className={linkClass()}>
            <Plural value={people} one="# person has it by this" other="# people have it by this" />
          </AppLink>
        </Text>
      </div>
      {selection && (
        <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
          <Trans context="of a standing assignment">End it</Trans>
        </Button>
      )}
      {isOpen && <EndStanding id={standing.id} what={what} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function EndStanding({ id, what, onClose }: { id: number; what: string; onClose: () => void }) {
  const { t } = useLingui()
  const ending = useEndStanding(id)
  const end = async () => {
    await ending.mutateAsync(undefined)
    showToast({ tone: 'success', text: t`The standing assignment has ended` })
  }
  return (
    <ConfirmDialog
      title={
        <Trans>
          End the standing assignment of “<Isolate>{what}</Isolate>”?
        </Trans>
      }
      action={<Trans>End the assignment</Trans>}
      isOpen
      onOpenChange={isStill => !isStill && onClose()}
      onConfirm={end}
      failure={ending.error ? <FailureText error={ending.error} /> : <Trans>Try again.</Trans>}
    >
      <Trans>People who join later get nothing from it. What it has already assigned stays.</Trans>
    </ConfirmDialog>
  )
}
