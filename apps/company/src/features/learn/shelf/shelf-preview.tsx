import { Plural, Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Card, cx, Isolate, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import styles from '../learn.module.css'
import { type ShelfRule, shelfPreviewQuery } from './api.ts'

/** How many courses a rule holds, and the first of them; renewed with each choice. */
export function ShelfPreview({ rule }: { rule: ShelfRule }) {
  const preview = useQuery(shelfPreviewQuery(rule))
  if (preview.isPending) return <Skeleton shape="block" height="8rem" />
  if (preview.isError)
    return (
      <LoadError
        level={3}
        error={preview.error}
        isRetrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  const { data: courses, meta } = preview.data
  const more = meta.total - courses.length
  return (
    <Card as="section" className={cx(styles.stacked, preview.isPlaceholderData && styles.waiting)}>
      <Text strong role="status">
        {meta.total === 0 ? (
          <Trans>No course would be on it</Trans>
        ) : meta.total_is_capped ? (
          <Plural value={meta.total} other="More than # courses would be on it" />
        ) : (
          <Plural value={meta.total} one="# course would be on it" other="# courses would be on it" />
        )}
      </Text>
      <ul className={styles.titles}>
        {courses.map(({ id, title, category }) => (
          <li key={id}>
            <Isolate>{title}</Isolate>
            <Text as="span" size="sm" soft>
              {' · '}
              <Isolate>{category.name}</Isolate>
            </Text>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" soft>
          <Plural value={more} one="and # more" other="and # more" />
        </Text>
      )}
    </Card>
  )
}
