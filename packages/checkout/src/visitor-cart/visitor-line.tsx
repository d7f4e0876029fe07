import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseCard } from '@masar/api-sdk'
import { IconButton, Price, Skeleton, Text } from '@masar/ui'
import { Trash2 } from 'lucide-react'
import styles from '../cart/cart.module.css'
import { CourseBrief } from '../cart/course-brief.tsx'

interface VisitorLineProps {
  id: number
  course: CourseCard | undefined
  /** The service has not said yet whether there is such a course. */
  isAwaited: boolean
  /** A link of the line was followed. */
  onFollow: () => void
  remove: (id: number, title: string) => void
}

/** A course in a visitor's cart. */
export function VisitorLine({ id, course, isAwaited, onFollow, remove }: VisitorLineProps) {
  const { t } = useLingui()
  const title = course?.title ?? t`Course ${id}`
  return (
    <li className={styles.line}>
      {course && <CourseBrief course={course} onFollow={onFollow} />}
      {!course && isAwaited && <Skeleton width="80%" className={styles.whole} />}
      {!course && !isAwaited && (
        <Text size="sm" className={styles.whole}>
          <Trans>This course is no longer offered.</Trans>
        </Text>
      )}
      <div className={styles.acts}>
        <IconButton
          icon={Trash2}
          data-removes
          label={t`Remove from the cart: ${title}`}
          onPress={() => remove(id, title)}
        />
      </div>
      {course && (
        <div className={styles.price}>
          <Price
            amount={course.price}
            compareAt={course.compare_at_price}
            currency={course.currency}
            isExact
          />
        </div>
      )}
      {course?.price === 0 && (
        <Text size="sm" soft className={styles.notes}>
          <Trans>This course is free now: enrol on its page.</Trans>
        </Text>
      )}
    </li>
  )
}
