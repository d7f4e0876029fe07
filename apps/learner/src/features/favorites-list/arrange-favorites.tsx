import { useLingui } from '@lingui/react/macro'
import { Isolate, SortableList, Text } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Cover } from '../catalogue/cover.tsx'
import type { Course } from '../catalogue/types.ts'
import { inOrder, saveOrder } from '../favorites/api.ts'
import { favoritesQuery } from '../favorites/queries.ts'
import styles from './favorites.module.css'

/** The saved courses as rows that are put in order; each move is saved at once. */
export function ArrangeFavorites({ courses }: { courses: readonly Course[] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const reorder = async (keys: string[]) => {
    const ids = keys.map(Number)
    await client.cancelQueries(favoritesQuery())
    await saveOrder(ids)
    client.setQueryData(favoritesQuery().queryKey, list => list && { ...list, data: inOrder(list.data, ids) })
  }
  return (
    <SortableList
      label={t`Favourites, in your order`}
      items={courses}
      itemKey={course => String(course.id)}
      itemLabel={course => course.title}
      onReorder={reorder}
      renderItem={course => (
        <div className={styles.row}>
          <Cover course={course} className={styles.thumbnail} />
          <Text strong lines={2}>
            <Isolate>{course.title}</Isolate>
          </Text>
        </div>
      )}
    />
  )
}
