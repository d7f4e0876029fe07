import { HydrateWhenVisible } from '@masar/app-shell'
import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { HomePathMessages } from './messages.ts'

// What is below the fold comes as one file when the first of it is near, with its sentences.

const stations = () => import('./stations.ts')
type Stations = Awaited<ReturnType<typeof stations>>

/** A station of the path, hydrated when it comes near; the first, which large windows see a part of, at once. */
function late<Props extends object>(choose: (all: Stations) => ComponentType<Props>, isFirst = false) {
  const Around = isFirst ? Suspense : HydrateWhenVisible
  const Lazy = lazy(async () => ({ default: choose(await stations()) }))
  return function Late(props: Props) {
    return (
      <Around>
        <HomePathMessages>{createElement<Props>(Lazy, props)}</HomePathMessages>
      </Around>
    )
  }
}

export const Doors = late(all => all.Doors, true)
export const BestSellers = late(all => all.BestSellers)
export const LessonPreview = late(all => all.LessonPreview)
export const TryQuestion = late(all => all.TryQuestion)
export const CertificateSample = late(all => all.CertificateSample)
export const MoreCourses = late(all => all.MoreCourses)
export const ForCompanies = late(all => all.ForCompanies)
export const Voices = late(all => all.Voices)
export const PeopleAndNumbers = late(all => all.PeopleAndNumbers)
export const HomeFaq = late(all => all.HomeFaq)
export const PathEnd = late(all => all.PathEnd)
