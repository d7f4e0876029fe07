import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError, ClientPaths, ReadAnswer } from '@masar/api-sdk'
import { Button, IconButton, Price, Skeleton, Text } from '@masar/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import styles from '../cart/cart.module.css'
import { CourseBrief } from '../cart/course-brief.tsx'

type CourseAnswer = ReadAnswer<ClientPaths, '/courses/{id}'>

interface VisitorLineProps {
  id: number
  course: UseQueryResult<CourseAnswer, ApiError>
  /** A link of the line was followed. */
  onFollow: () => void
  remove: (id: number, title: string) => void
}

/** A course in a visitor's cart. */
export function VisitorLine({ id, course: query, onFollow, remove }: VisitorLineProps) {
  const { t } = useLingui()
  const course = query.data?.data
  const title = course?.title ?? t`Course ${id}`
  return (
    <li className={styles.line}>
      {course && <CourseBrief course={course} onFollow={onFollow} />}
      {query.isPending && <Skeleton width="80%" className={styles.whole} />}
      {query.isError && !course && <Missing query={query} />}
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
          <Price amount={course.price} compareAt={course.compare_at_price} currency={course.currency} />
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

/** The course is gone, or could not be asked for just now. */
function Missing({ query }: { query: VisitorLineProps['course'] }) {
  if (query.error?.status === 404)
    return (
      <Text size="sm" className={styles.whole}>
        <Trans>This course is no longer offered.</Trans>
      </Text>
    )
  return (
    <div className={styles.whole}>
      <Text size="sm">
        <Trans>This course could not be loaded.</Trans>
      </Text>
      <Button size="sm" variant="quiet" isPending={query.isFetching} onPress={() => void query.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
