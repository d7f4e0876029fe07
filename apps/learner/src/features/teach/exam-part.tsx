import { NotAllowedPage, NotFoundPage } from '@masar/app-shell'
import { Skeleton } from '@masar/ui'
import { lazy, Suspense } from 'react'
import { attemptStateOf } from './attempts/place.ts'
import { ForInstructors } from './for-instructors.tsx'
import { livePlaceOf } from './live/place.ts'
import { attemptsOf } from './queries.ts'
import { questionsPlaceOf } from './questions/place.ts'

const ImportPage = lazy(() => import('./import/import-page.tsx').then(part => ({ default: part.ImportPage })))
const AttemptsPage = lazy(() =>
  import('./attempts/attempts-page.tsx').then(part => ({ default: part.AttemptsPage })),
)
const LivePage = lazy(() => import('./live/live-page.tsx').then(part => ({ default: part.LivePage })))
const QuestionsPage = lazy(() =>
  import('./questions/questions-page.tsx').then(part => ({ default: part.QuestionsPage })),
)
const RecordPage = lazy(() =>
  import('../record/taught-record-page.tsx').then(part => ({ default: part.TaughtRecordPage })),
)
const RegradePage = lazy(() =>
  import('./regrade/regrade-page.tsx').then(part => ({ default: part.RegradePage })),
)
const RulesPage = lazy(() => import('./rules/rules-page.tsx').then(part => ({ default: part.RulesPage })))
const StructurePage = lazy(() =>
  import('./structure/structure-page.tsx').then(part => ({ default: part.StructurePage })),
)
const StatisticsPage = lazy(() =>
  import('./statistics/statistics-page.tsx').then(part => ({ default: part.StatisticsPage })),
)

const NewQuestionPage = lazy(() =>
  import('./write/write-page.tsx').then(part => ({ default: part.NewQuestionPage })),
)
const WriteQuestionPage = lazy(() =>
  import('./write/write-page.tsx').then(part => ({ default: part.WriteQuestionPage })),
)

interface ExamPartProps {
  id: number
  /** What follows the exam in the URL. */
  part: string
  search: Record<string, unknown>
}

/** The pages below an exam. They share one route: the app’s entry, which every visitor loads, names it once. */
export function ExamPart(props: ExamPartProps) {
  return (
    <ForInstructors others={<NotAllowedPage />}>
      <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
        <Part {...props} />
      </Suspense>
    </ForInstructors>
  )
}

function Part({ id, part, search }: ExamPartProps) {
  switch (part.replace(/\/$/, '')) {
    case 'questions':
      return <QuestionsPage id={id} place={questionsPlaceOf(search)} />
    case 'questions/import':
      return <ImportPage id={id} />
    case 'questions/new':
      return <NewQuestionPage examId={id} />
    case 'rules':
      return <RulesPage id={id} />
    case 'structure':
      return <StructurePage id={id} />
    case 'attempts':
      return <AttemptsPage id={id} state={attemptStateOf(search)} />
    case 'live':
      return <LivePage id={id} place={livePlaceOf(search)} />
    case 'statistics':
      return <StatisticsPage id={id} attempts={attemptsOf(search)} />
    default:
      return <PartOfOne id={id} part={part} search={search} />
  }
}

/** Of one question, or of one attempt. */
function PartOfOne({ id, part, search }: ExamPartProps) {
  const { question, act, attempt } =
    /^(?:questions\/(?<question>[1-9]\d{0,14})(?<act>\/regrade)?|attempts\/(?<attempt>[1-9]\d{0,14}))\/?$/.exec(
      part,
    )?.groups ?? {}
  if (question !== undefined) {
    const Page = act === undefined ? WriteQuestionPage : RegradePage
    return <Page examId={id} questionId={Number(question)} />
  }
  if (attempt === undefined) return <NotFoundPage />
  const names = search['names'] === 'hidden' ? 'hidden' : undefined
  return <RecordPage examId={id} attemptId={Number(attempt)} names={names} />
}
