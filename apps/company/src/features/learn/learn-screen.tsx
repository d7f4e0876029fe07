import { Skeleton } from '@masar/ui'
import { lazy, Suspense } from 'react'
import {
  actsPlaceOf,
  filtersOf,
  type LearnPlace,
  marksOf,
  pathPeoplePlaceOf,
  pathsPlaceOf,
  standingPlaceOf,
} from './place.ts'
import { NotOpen } from '../frame/not-open.tsx'
import { useLearnRights } from './rights.ts'

const AssignmentsView = lazy(() =>
  import('./assignments/assignments-view.tsx').then(({ AssignmentsView: default_ }) => ({
    default: default_,
  })),
)
const BatchesView = lazy(() =>
  import('./acts/batches-view.tsx').then(({ BatchesView: default_ }) => ({ default: default_ })),
)
const BatchView = lazy(() =>
  import('./acts/batch-view.tsx').then(({ BatchView: default_ }) => ({ default: default_ })),
)
const PathsView = lazy(() =>
  import('./paths/paths-view.tsx').then(({ PathsView: default_ }) => ({ default: default_ })),
)
const PathView = lazy(() =>
  import('./paths/path-view.tsx').then(({ PathView: default_ }) => ({ default: default_ })),
)
const PathEditor = lazy(() =>
  import('./paths/path-editor.tsx').then(({ PathEditor: default_ }) => ({ default: default_ })),
)
const StandingView = lazy(() =>
  import('./standing/standing-view.tsx').then(({ StandingView: default_ }) => ({ default: default_ })),
)
const AssignView = lazy(() =>
  import('./assign/assign-view.tsx').then(({ AssignView: default_ }) => ({ default: default_ })),
)

/** Assignments, the acts that made them, learning paths, and the way to assign: the URL says which. */
export function LearnScreen({ place }: { place: LearnPlace }) {
  if (!useMayOpen(place)) return <NotOpen />
  return (
    <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
      <View place={place} />
    </Suspense>
  )
}

/** Whether the member's role opens the view: its address may be typed, or come from somebody else. */
function useMayOpen({ view }: LearnPlace): boolean {
  const { readsPeople, assigns, changesPaths, readsStanding } = useLearnRights()
  if (view === 'assign') return assigns
  if (view === 'edit') return changesPaths
  return view === 'standing' ? readsStanding : readsPeople
}

function View({ place }: { place: LearnPlace }) {
  const { view } = place
  if (view === 'assign') return <AssignView place={place} />
  if (view === 'acts') return <BatchesView place={actsPlaceOf(place)} />
  if (view === 'standing') return <StandingView place={standingPlaceOf(place)} chosen={place.chosen} />
  if (view === 'edit') return <PathEditor key={place.path} id={place.path} />
  if (view === 'paths')
    return place.path === undefined ? (
      <PathsView place={pathsPlaceOf(place)} />
    ) : (
      <PathView key={place.path} id={place.path} place={pathPeoplePlaceOf(place)} />
    )
  if (place.batch !== undefined)
    return <BatchView key={place.batch} id={place.batch} filters={filtersOf(place)} marks={marksOf(place)} />
  return <AssignmentsView filters={filtersOf(place)} marks={marksOf(place)} />
}
