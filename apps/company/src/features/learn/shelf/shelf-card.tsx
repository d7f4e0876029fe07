import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, Card, cx, Heading, Isolate, linkClass, Skeleton, Text, useUi } from '@masar/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { BlockError } from '../../frame/block-error.tsx'
import styles from '../learn.module.css'
import own from './shelf.module.css'
import { useLearnRights } from '../rights.ts'
import { seatsAddress } from '../seats/place.ts'
import { type Shelf, shelfCoursesQuery, shelfQuery } from './api.ts'
import { useShelfWords } from './shelf-words.ts'

const ShelfDialog = lazy(() =>
  import('./shelf-dialog.tsx').then(({ ShelfDialog: default_ }) => ({ default: default_ })),
)

/** Which courses the company's people see as theirs, in a sentence; those who may change it do so from here. */
export function ShelfCard() {
  const shelf = useQuery(shelfQuery())
  const { changesShelf } = useLearnRights()
  const [isOpen, setOpen] = useState(false)
  const known = shelf.data?.data
  // Those who can't set one up see nothing before there is one.
  if (known === null && !changesShelf) return null
  return (
    <Card as="section" className={cx(styles.card, styles.answered)} aria-labelledby="shelf">
      <div>
        <Heading level={2} size="sm" id="shelf">
          <Trans>Your own shelf</Trans>
        </Heading>
        {shelf.isPending && <Skeleton shape="block" className={own.shelfWait} />}
        {shelf.isError && !shelf.data && <BlockError query={shelf} />}
        {known === null && (
          <Text size="sm" soft>
            <Trans>
              Choose the courses your people see as their company’s. For all others, they see that they can
              ask you.
            </Trans>
          </Text>
        )}
        {known && <Held shelf={known} />}
      </div>
      {changesShelf && shelf.data && (
        <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
          {known ? <Trans>Change the shelf</Trans> : <Trans>Set up a shelf</Trans>}
        </Button>
      )}
      <Suspense>
        {isOpen && shelf.data && <ShelfDialog shelf={known ?? null} onClose={() => setOpen(false)} />}
      </Suspense>
    </Card>
  )
}

/** What the rule says, and how many courses that is. */
function Held({ shelf }: { shelf: Shelf }) {
  const { tag } = useUi()
  const words = useShelfWords()
  const total = useInfiniteQuery(shelfCoursesQuery()).data?.pages[0]?.meta.total
  const { categories, levels, languages, courses } = shelf
  const or = new Intl.ListFormat(tag, { type: 'disjunction' })
  const conditions = [
    or.format(categories.map(({ name }) => name)),
    or.format(
      Object.entries(words.levels).flatMap(([value, word]) => (levels.includes(value) ? [word] : [])),
    ),
    or.format(
      Object.entries(words.languages).flatMap(([value, word]) => (languages.includes(value) ? [word] : [])),
    ),
  ].filter(part => part !== '')
  return (
    <>
      <Text as="div" size="sm" className={styles.facts}>
        {conditions.map(condition => (
          <Isolate key={condition}>{condition}</Isolate>
        ))}
        {courses.length > 0 && (
          <span>
            <Plural value={courses.length} one="# course picked by hand" other="# courses picked by hand" />
          </span>
        )}
      </Text>
      {total === undefined ? (
        <Skeleton shape="block" width="10rem" className={own.countWait} />
      ) : (
        <AppLink to={seatsAddress({ own: 'shelf' })} className={linkClass()}>
          <Plural value={total} one="# course is on it" other="# courses are on it" />
        </AppLink>
      )}
    </>
  )
}
