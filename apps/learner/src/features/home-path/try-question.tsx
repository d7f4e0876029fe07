import { Trans } from '@lingui/react/macro'
import type { Home } from '../home/api.ts'
import { SampleQuestion } from '../samples/sample-question.tsx'
import { Station } from './station.tsx'

type Sample = NonNullable<Home['sample']>

/** A question of a course, to be answered at once. */
export function TryQuestion({ sample: { course, body, options } }: { sample: Sample }) {
  return (
    <Station
      id="question"
      title={<Trans>Try a question</Trans>}
      lead={<Trans>This is what a question looks like in our exams. This one counts for nothing.</Trans>}
      side="end"
    >
      <SampleQuestion courseId={course.id} courseTitle={course.title} body={body} options={options} />
    </Station>
  )
}
