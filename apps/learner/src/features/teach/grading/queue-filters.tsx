import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { NativeSelect, Switch } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { WaitingAnswer } from '../api.ts'
import { taughtCoursesQuery } from '../queries.ts'
import styles from './grading.module.css'
import { gradingAddress, type GradingPlace } from './place.ts'

/** Which exam, in which order, and with names or without. All of it is in the URL. */
export function QueueFilters({ place, rows }: { place: GradingPlace; rows: readonly WaitingAnswer[] }) {
  const { t } = useLingui()
  const go = useGo()
  const { data } = useQuery(taughtCoursesQuery())
  const exams = data
    ? data.data.flatMap(course =>
        course.exams.filter(exam => exam.waiting > 0 || String(exam.id) === place.exam),
      )
    : rows.map(({ exam }) => exam)
  const change = (to: Partial<GradingPlace>) => go(gradingAddress(place, to), { replace: true })
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t`Exam`}
        value={place.exam ?? ''}
        placeholder={t`All exams`}
        options={[...new Map(exams.map(({ id, title }) => [id, title]))].map(([id, title]) => ({
          value: String(id),
          label: title,
        }))}
        onChange={exam => change({ exam: exam === '' ? undefined : exam, answer: undefined })}
      />
      <NativeSelect
        label={t`Order`}
        value={place.by ?? 'question'}
        options={[
          { value: 'question', label: t`Question by question` },
          { value: 'learner', label: t`Learner by learner` },
        ]}
        onChange={by => change({ by: by === 'learner' ? 'learner' : undefined })}
      />
      <Switch
        checked={place.names === 'hidden'}
        onChange={isOn => change({ names: isOn ? 'hidden' : undefined })}
      >
        <Trans>Hide names</Trans>
      </Switch>
    </div>
  )
}
