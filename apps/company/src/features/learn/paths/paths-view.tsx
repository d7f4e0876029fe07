import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useGo } from '@masar/app-shell'
import {
  Badge,
  Card,
  EmptyState,
  Heading,
  Icon,
  Isolate,
  linkClass,
  LinkButton,
  ProgressBar,
  Skeleton,
  Text,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { found, type ListPlace, useByName } from '../../people/parts/found.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import styles from '../learn.module.css'
import { LearnNav } from '../parts/learn-nav.tsx'
import { addressOf, type PathSort, placeOf } from '../place.ts'
import { type LearningPath, pathsQuery } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { PathActs } from './path-acts.tsx'

/** The learning paths of the company, found and ordered as the address says. */
export function PathsView({ place }: { place: ListPlace<PathSort> }) {
  const query = useQuery(pathsQuery())
  const { changesPaths } = useLearnRights()
  const paths = query.data?.data
  return (
    <div className={styles.screen}>
      <LearnNav at="paths" />
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Learning paths</Trans>
        </Heading>
        {changesPaths && (
          <LinkButton as={AppLink} to={addressOf({ view: 'edit' })}>
            <Icon of={Plus} /> <Trans>New learning path</Trans>
          </LinkButton>
        )}
      </div>
      {query.isPending && <Skeleton shape="block" height="16rem" />}
      {query.isError && !paths && (
        <LoadError error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {paths?.length === 0 && (
        <EmptyState title={<Trans>There are no learning paths yet</Trans>}>
          <Trans>A learning path puts courses in an order, so that you can assign them together.</Trans>
        </EmptyState>
      )}
      {paths && paths.length > 0 && <KnownPaths paths={paths} place={place} />}
    </div>
  )
}

interface KnownPathsProps {
  paths: readonly LearningPath[]
  place: ListPlace<PathSort>
}

function KnownPaths({ paths, place }: KnownPathsProps) {
  const { t } = useLingui()
  const go = useGo()
  const byName = useByName()
  const matching = found(paths, place, {
    words: ({ name }) => name,
    orders: {
      name: (a, b) => byName(a.name, b.name),
      people: (a, b) => b.people - a.people,
      progress: (a, b) => (a.percent ?? 0) - (b.percent ?? 0),
    },
  })
  return (
    <>
      {paths.length > 1 && (
        <ListTools
          label={t`Search learning paths`}
          place={place}
          sorts={[
            { value: '', label: t`Oldest first` },
            { value: 'name', label: t`By name` },
            { value: 'people', label: t`Most people first` },
            { value: 'progress', label: t`Least progress first` },
          ]}
          onChange={next => go(addressOf(placeOf({ ...next, view: 'paths' })), { replace: true })}
        />
      )}
      {matching.length === 0 && (
        <EmptyState drawing="search" title={<Trans>No results</Trans>}>
          <Trans>No learning path has this name.</Trans>
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {matching.map(path => (
          <PathCard key={path.id} path={path} />
        ))}
      </ul>
    </>
  )
}

function PathCard({ path }: { path: LearningPath }) {
  const { t } = useLingui()
  const { changesPaths } = useLearnRights()
  const { id, name, courses, people, percent } = path
  return (
    <Card as="li" className={styles.card}>
      <div>
        <Heading level={2} size="md">
          <AppLink to={addressOf({ view: 'paths', path: id })} className={linkClass({ quiet: true })}>
            <Isolate>{name}</Isolate>
          </AppLink>
        </Heading>
        <Text size="sm" soft className={styles.facts}>
          <PathState state={path.state} />
          <span>
            <Plural value={courses.length} one="# course" other="# courses" />
          </span>
          <span>
            <Plural value={people} one="# person" other="# people" />
          </span>
          {path.order_enforced && (
            <span>
              <Trans>In order</Trans>
            </span>
          )}
        </Text>
        {percent !== null && <ProgressBar value={percent} showValue label={t`Mean progress in ${name}`} />}
      </div>
      {changesPaths && <PathActs path={path} />}
    </Card>
  )
}

/** Whether a path can be assigned. */
export function PathState({ state }: { state: LearningPath['state'] }) {
  if (state === 'published')
    return (
      <Badge tone="success">
        <Trans>Published</Trans>
      </Badge>
    )
  if (state === 'archived')
    return (
      <Badge>
        <Trans>Archived</Trans>
      </Badge>
    )
  return (
    <Badge tone="warning">
      <Trans>Draft</Trans>
    </Badge>
  )
}
