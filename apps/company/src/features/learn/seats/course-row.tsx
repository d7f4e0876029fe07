import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Button,
  Card,
  formatNumber,
  Heading,
  Icon,
  Isolate,
  linkClass,
  LinkButton,
  Price,
  Rating,
  Text,
  useUi,
} from '@masar/ui'
import { GraduationCap, Send, ShoppingCart } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from '../learn.module.css'
import { addressOf } from '../place.ts'
import type { CourseRating, CourseSeats } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { type Movement, seatsAddress, type SeatsPlace, type ShownCourse } from './place.ts'

const BuyDialog = lazy(() =>
  import('./buy-dialog.tsx').then(({ BuyDialog: default_ }) => ({ default: default_ })),
)
const AskDialog = lazy(() =>
  import('./ask-dialog.tsx').then(({ AskDialog: default_ }) => ({ default: default_ })),
)

interface CourseRowProps {
  course: ShownCourse
  /** Of the company; none where it has bought none. */
  seats: CourseSeats | undefined
  /** By the company’s own people; none where there are no reviews, or the reader may not see people. */
  rating: CourseRating | undefined
  /** What the list shows, to which the rows behind a number are opened. */
  place: SeatsPlace
}

/** A course with the company's seats of it. Each number opens the rows behind it. */
export function CourseRow({ course, seats, rating, place }: CourseRowProps) {
  const { buys, assigns, countsSeats } = useLearnRights()
  const [open, setOpen] = useState<'buy' | 'ask' | null>(null)
  const close = () => setOpen(null)
  const { id, title, price } = course
  return (
    <Card as="li" className={styles.offer}>
      <div className={styles.stacked}>
        <Heading level={2} size="sm">
          <AppLink to={`/Course/${id}`} isOutside className={linkClass({ quiet: true })}>
            <Isolate>{title}</Isolate>
          </AppLink>
        </Heading>
        {price !== undefined && (
          <Text as="span" size="sm">
            <Price amount={price} />
          </Text>
        )}
        {rating && <OwnRating rating={rating} title={title} to={seatsAddress({ ...place, reviews: id })} />}
      </div>
      {countsSeats && <Figures id={id} seats={seats} price={price} place={place} />}
      <div className={styles.acts}>
        {buys && price !== 0 && (
          <Button size="sm" variant="secondary" iconStart={ShoppingCart} onPress={() => setOpen('buy')}>
            <Trans>Buy seats</Trans>
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {assigns && !buys && price !== 0 && (
          <Button size="sm" variant="secondary" iconStart={Send} onPress={() => setOpen('ask')}>
            <Trans>Ask for seats</Trans>
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {assigns && (
          <LinkButton
            as={AppLink}
            size="sm"
            variant="secondary"
            to={addressOf({ view: 'assign', course: id })}
          >
            <Icon of={GraduationCap} /> <Trans>Assign</Trans>
            <span className="visually-hidden">: {title}</span>
          </LinkButton>
        )}
      </div>
      <Suspense>
        {open === 'buy' && <BuyDialog course={course} onClose={close} />}
        {open === 'ask' && <AskDialog course={course} onClose={close} />}
      </Suspense>
    </Card>
  )
}

interface OwnRatingProps {
  rating: CourseRating
  title: string
  to: string
}

/** What the company’s own people say in short; it opens the rest. */
function OwnRating({ rating: { mean, count }, title, to }: OwnRatingProps) {
  return (
    <AppLink to={to} className={linkClass({ quiet: true })}>
      <Text as="span" size="sm">
        <Trans>
          Your people: <Rating value={mean} count={count} isCompact />
        </Trans>
        <span className="visually-hidden">: {title}</span>
      </Text>
    </AppLink>
  )
}

interface FiguresProps {
  id: number
  seats: CourseSeats | undefined
  price: number | undefined
  place: SeatsPlace
}

function Figures({ id, seats, price, place }: FiguresProps) {
  if (!seats)
    return (
      <Text size="sm" soft>
        {price === 0 ? <Trans>Free: it takes no seats</Trans> : <Trans>No seats yet</Trans>}
      </Text>
    )
  const to = (movement?: Movement) => seatsAddress({ ...place, seats: id, movement })
  return (
    <dl className={styles.figures}>
      <Figure label={<Trans context="seats">Free</Trans>} value={seats.free} to={to()} />
      <Figure label={<Trans context="seats">Assigned</Trans>} value={seats.assigned} to={to('assigned')} />
      <Figure label={<Trans context="seats">Started</Trans>} value={seats.started} to={to('started')} />
      <Figure label={<Trans context="seats">Bought</Trans>} value={seats.bought} to={to('bought')} />
      {seats.returned > 0 && (
        <Figure label={<Trans context="seats">Returned</Trans>} value={seats.returned} to={to('returned')} />
      )}
      {seats.expired > 0 && (
        <Figure label={<Trans context="seats">Expired</Trans>} value={seats.expired} to={to('expired')} />
      )}
      {seats.refunded > 0 && (
        <Figure label={<Trans context="seats">Refunded</Trans>} value={seats.refunded} to={to('refunded')} />
      )}
    </dl>
  )
}

interface FigureProps {
  label: ReactNode
  value: number
  /** Where the rows behind it are. */
  to: string
}

function Figure({ label, value, to }: FigureProps) {
  const { tag } = useUi()
  const { t } = useLingui()
  const { readsMovements } = useLearnRights()
  const number = formatNumber(tag, value)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {readsMovements ? (
          <AppLink to={to} className={linkClass()} aria-label={t`${number}: show the movements behind it`}>
            {number}
          </AppLink>
        ) : (
          number
        )}
      </dd>
    </div>
  )
}
