import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError, Cart, CourseCard } from '@masar/api-sdk'
import { clientQuery, LoadError, useTypedWords } from '@masar/app-shell'
import { Badge, Button, Heading, Price, SearchField, showToast, Skeleton, Text } from '@masar/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { cartActs, useCartChange } from '../cart-acts/index.ts'
import styles from './cart.module.css'
import { CourseBrief } from './course-brief.tsx'
import { useCartErrorMessage } from './cart-error-message.ts'

const shown = 5

/** A search among the courses that are sold, so that a company finds what to buy seats of. */
export function BuySeats({ cart }: { cart: Cart }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const { typed, setTyped } = useTypedWords(
    words,
    useCallback((next: string) => setWords(next.trim()), []),
  )
  const inCart = new Set(cart.lines.map(({ course }) => course.id))
  return (
    <section className={styles.search} aria-labelledby="buy-seats">
      <Heading level={2} size="md" id="buy-seats">
        <Trans>Buy seats</Trans>
      </Heading>
      <SearchField
        label={t`Search for a course`}
        value={typed}
        onChange={setTyped}
        onSubmit={next => setWords(next.trim())}
      />
      {words !== '' && <Found words={words} inCart={inCart} />}
    </section>
  )
}

function Found({ words, inCart }: { words: string; inCart: ReadonlySet<number> }) {
  const { t } = useLingui()
  const found = useQuery({
    ...clientQuery('/courses', { query: { q: words, price: 'paid', limit: shown } }),
    placeholderData: keepPreviousData,
  })
  if (found.isPending) return <Skeleton shape="block" height="4rem" />
  if (!found.data)
    return (
      <LoadError
        level={3}
        error={found.error}
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  const courses = found.data.data
  return (
    <div aria-live="polite">
      {courses.length === 0 ? (
        <Text soft>
          <Trans>No courses match this search.</Trans>
        </Text>
      ) : (
        <ul className={styles.found} aria-label={t`Courses found`}>
          {courses.map(course => (
            <FoundCourse key={course.id} course={course} isInCart={inCart.has(course.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function FoundCourse({ course, isInCart }: { course: CourseCard; isInCart: boolean }) {
  const { t } = useLingui()
  const change = useCartChange()
  const wordsOf = useCartErrorMessage()
  const { title } = course
  const add = () =>
    change.mutate(cartActs.add(course.id), {
      onSuccess: () => showToast({ tone: 'success', text: t`Added to the cart: ${title}` }),
      onError: (error: ApiError) => showToast({ tone: 'danger', text: wordsOf(error) }),
    })
  return (
    <li className={styles.foundCourse}>
      <CourseBrief course={course} />
      <div className={styles.foundAct}>
        <Price amount={course.price} compareAt={course.compare_at_price} currency={course.currency} />
        {isInCart ? (
          <Badge tone="success" icon={Check}>
            <Trans>In the cart</Trans>
          </Badge>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            iconStart={Plus}
            isPending={change.isPending}
            aria-label={t`Add seats: ${title}`}
            onPress={add}
          >
            <Trans>Add seats</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
