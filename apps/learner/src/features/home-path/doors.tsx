import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { CourseCover, Text, toneStyle } from '@masar/ui'
import type { CSSProperties } from 'react'
import { toneOf } from '../catalogue/cover.tsx'
import type { Category } from '../catalogue/types.ts'
import { Station } from './station.tsx'
import styles from './stations.module.css'

/** What one wants to learn, as doors: each opens the subject's courses. */
export function Doors({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null
  return (
    <Station id="categories" title={<Trans>I want to learn…</Trans>} side="start">
      <ul className={styles.doors}>
        {categories.map(category => (
          <li key={category.id} style={toneStyle(toneOf(category)) as CSSProperties}>
            <AppLink to={`/courses?category=${category.slug}`} className={styles.door}>
              <span className={styles.arch}>
                <CourseCover
                  courseId={`door-${category.id}`}
                  category={category.slug}
                  tone={toneOf(category)}
                />
              </span>
              <span className={styles.doorName}>{category.name}</span>
              <Text as="span" size="sm" soft>
                <Plural value={category.course_count} one="# course" other="# courses" />
              </Text>
            </AppLink>
          </li>
        ))}
      </ul>
    </Station>
  )
}
