import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import {
  Badge,
  Button,
  Card,
  cx,
  DateText,
  EmptyState,
  Heading,
  NativeSelect,
  Skeleton,
  Text,
} from '@masar/ui'
import { EndlessTable } from '@masar/ui/endless-table'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ListTools } from '../../people/parts/list-tools.tsx'
import { PersonName } from '../../people/parts/person-name.tsx'
import reportStyles from '../reports.module.css'
import { type Disclosure, type DisclosurePerson, peopleAsked, peopleQuery } from './api.ts'
import styles from './disclosure.module.css'
import { useNumbers } from './numbers.ts'
import { type DisclosurePlace, placeOf } from './place.ts'
import { ListEnd, type PagedList } from '../../frame/list-end.tsx'

interface PeoplePartProps {
  disclosure: Disclosure
  place: DisclosurePlace
  isDisclosed: boolean
  onChange: (place: DisclosurePlace) => void
}

/** Who had how much training, and who lacks how much by when. */
export function PeoplePart({ disclosure, place, isDisclosed, onChange }: PeoplePartProps) {
  const { t } = useLingui()
  const list = useInfiniteQuery({
    ...peopleQuery(peopleAsked(disclosure.year, place, isDisclosed)),
    placeholderData: keepPreviousData,
  })
  const units = disclosure.rules.minimum_units
  const demanded = t({ message: plural(units, { one: '# unit', other: '# units' }) })
  const people = list.data?.pages.flatMap(page => page.data) ?? []
  const total = Math.max(list.data?.pages[0]?.meta.total ?? 0, people.length)
  return (
    <Card as="section" className={styles.part} aria-labelledby="disclosed-people">
      <div className={styles.head}>
        <Heading level={2} size="md" id="disclosed-people">
          <Trans>People</Trans>
        </Heading>
        <Text soft size="sm" role="status">
          <Plural value={total} one="# person" other="# people" />
        </Text>
      </div>
      <Text soft size="sm">
        <Trans>
          Each person needs {demanded} by <DateText value={disclosure.reached_by} timeZone="UTC" />.
        </Trans>
      </Text>
      <ListTools
        label={t`Search by name or number`}
        place={place}
        sorts={[
          { value: '', label: t`By name` },
          { value: '-name', label: t`By name, last first` },
          { value: 'units', label: t`Fewest units first` },
          { value: '-units', label: t`Most units first` },
        ]}
        onChange={({ q, sort }) => {
          const { q: _, sort: _sort, ...rest } = place
          onChange(placeOf({ ...rest, q, sort }))
        }}
      >
        <NativeSelect
          label={t`Whom to show`}
          hideLabel
          value={place.under === true ? 'under' : ''}
          options={[
            { value: '', label: t`Everybody` },
            { value: 'under', label: t`Below the required units` },
          ]}
          onChange={chosen => {
            const { under: _, ...rest } = place
            onChange({ ...rest, ...(chosen === 'under' && { under: true }) })
          }}
        />
      </ListTools>
      {list.isPending && <Skeleton shape="block" height="12rem" />}
      {list.isError && people.length === 0 && (
        <LoadError
          level={3}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && people.length === 0 && (
        <NoPeople place={place} onClear={() => onChange(cleared(place))} />
      )}
      {people.length > 0 && <PeopleTable people={people} total={total} list={list} />}
    </Card>
  )
}

const cleared = ({ q: _, under: _under, ...rest }: DisclosurePlace): DisclosurePlace => rest

function NoPeople({ place, onClear }: { place: DisclosurePlace; onClear: () => void }) {
  if (place.q === undefined && place.under !== true)
    return (
      <EmptyState drawing="people" title={<Trans>Nobody was employed in this year</Trans>}>
        <Trans>Once people have joined, they appear here with their training.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="search"
      title={
        place.q === undefined ? <Trans>Everyone has the required units</Trans> : <Trans>Nobody found</Trans>
      }
      action={
        <Button variant="secondary" onPress={onClear}>
          <Trans>Show everybody</Trans>
        </Button>
      }
    />
  )
}

interface PeopleTableProps {
  people: DisclosurePerson[]
  total: number
  list: PagedList
}

function PeopleTable({ people, total, list }: PeopleTableProps) {
  const { t } = useLingui()
  const { hours, decimal } = useNumbers()
  return (
    <div className={cx(list.isPlaceholderData && reportStyles.waiting)} aria-busy={list.isPlaceholderData}>
      <EndlessTable
        label={t`People with their training`}
        columns={[
          {
            id: 'name',
            header: t`Name`,
            isRowHeader: true,
            share: 1.8,
            cell: row => <PersonName person={row} />,
          },
          {
            id: 'platform',
            header: t`Hours on Masar`,
            isNumeric: true,
            cell: row => hours(row.platform_seconds),
          },
          {
            id: 'outside',
            header: t`Hours elsewhere`,
            isNumeric: true,
            cell: row => hours(row.outside_seconds),
          },
          { id: 'units', header: t`Units`, isNumeric: true, cell: row => decimal(row.units) },
          {
            id: 'missing',
            header: t`Units missing`,
            isNumeric: true,
            cell: ({ missing_units: missing }) =>
              missing === 0 ? (
                <Badge tone="success">{t`None missing`}</Badge>
              ) : (
                <Badge tone="warning">{decimal(missing)}</Badge>
              ),
          },
        ]}
        rows={people}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
      />
      <ListEnd list={list} shown={people.length} total={total} />
    </div>
  )
}
