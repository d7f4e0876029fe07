import { NotAllowedPage } from '@masar/app-shell'
import { Skeleton } from '@masar/ui'
import { lazy, Suspense } from 'react'
import { StudioPartPage } from '../planned/planned-pages.tsx'
import { ForInstructors } from './for-instructors.tsx'

const ChaptersPage = lazy(() =>
  import('./chapters/chapters-page.tsx').then(part => ({ default: part.ChaptersPage })),
)
const QuizPage = lazy(() => import('./quizzes/quiz-page.tsx').then(part => ({ default: part.QuizPage })))
const QuizzesPage = lazy(() =>
  import('./quizzes/quizzes-page.tsx').then(part => ({ default: part.QuizzesPage })),
)
const ReviewsPage = lazy(() =>
  import('./reviews/reviews-page.tsx').then(part => ({ default: part.ReviewsPage })),
)

/** The pages of the studio below courses and lessons. They share one route: the app’s entry, which every visitor loads, names it once. */
export function StudioPart({ part }: { part: string }) {
  const { course, of, lesson, what } =
    /^(?:courses\/(?<course>[1-9]\d{0,14})\/(?<of>quizzes|reviews)|lessons\/(?<lesson>[1-9]\d{0,14})\/(?<what>quiz|chapters))\/?$/.exec(
      part,
    )?.groups ?? {}
  const isPlanned = course === undefined && lesson === undefined
  return (
    <ForInstructors others={<NotAllowedPage />}>
      <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
        {isPlanned ? (
          <StudioPartPage />
        ) : what === 'chapters' ? (
          <ChaptersPage lessonId={Number(lesson)} />
        ) : course === undefined ? (
          <QuizPage lessonId={Number(lesson)} />
        ) : of === 'reviews' ? (
          <ReviewsPage courseId={Number(course)} />
        ) : (
          <QuizzesPage courseId={Number(course)} />
        )}
      </Suspense>
    </ForInstructors>
  )
}
