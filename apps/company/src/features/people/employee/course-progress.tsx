import { useLingui } from '@lingui/react/macro'
import { ProgressBar } from '@masar/ui'
import styles from './employee.module.css'

/** An employee's progress in a course, in a cell of a table. */
export function CourseProgress({ percent, title }: { percent: number; title: string }) {
  const { t } = useLingui()
  return <ProgressBar className={styles.bar} value={percent} showValue label={t`Progress in ${title}`} />
}
