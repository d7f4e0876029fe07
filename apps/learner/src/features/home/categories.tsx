import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, cardLinkClass, Heading, Text, toneStyle } from '@masar/ui'
import type { CSSProperties } from 'react'
import { toneOf } from '../catalogue/cover.tsx'
import type { Category } from '../catalogue/types.ts'
import styles from './categories.module.css'
import { Section } from './section.tsx'

/** The subjects, each in its tone. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null
  return (
    <Section id="categories" title={<Trans>Browse by subject</Trans>}>
      <ul className={styles.list}>
        {categories.map(category => (
          <Card
            key={category.id}
            as="li"
            className={styles.category}
            style={toneStyle(toneOf(category)) as CSSProperties}
          >
            <Heading level={3} size="sm">
              <AppLink to={`/courses?category=${category.slug}`} className={cardLinkClass()}>
                {category.name}
              </AppLink>
            </Heading>
            <Text size="sm" soft>
              <Plural value={category.course_count} one="# course" other="# courses" />
            </Text>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
