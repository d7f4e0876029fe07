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
  Text,
  useUi,
} from '@masar/ui'
import { GraduationCap, ShoppingCart } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from '../learn.module.css'
import { addressOf } from '../place.ts'
import type { CourseSeats } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { type Movement, seatsAddress, type ShownCourse } from './place.ts'

const BuyDialog = lazy(() =>
  import('./buy-dialog.tsx').then(({ BuyDialog: default_ }) => ({ default: default_ })),
)

interface CourseRowProps {
  course: ShownCourse
  /** Of the company; none where it has bought none. */
  seats: CourseSeats | undefined
}

/** A course with the company's seats of it. Each number opens the rows behind it. */
export function CourseRow({ course, seats }: CourseRowProps) {
  const { buys, assigns, countsSeats } = useLearnRights()
  const [isBuying, setBuying] = useState(false)
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
      </div>
      {countsSeats && <Figures id={id} seats={seats} price={price} />}
      <div className={styles.acts}>
        {buys && price !== 0 && (
          <Button size="sm" variant="secondary" iconStart={ShoppingCart} onPress={() => setBuying(true)}>
            <Trans>Buy seats</Trans>
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
      <Suspense>{isBuying && <BuyDialog course={course} onClose={() => setBuying(false)} />}</Suspense>
    </Card>
  )
}

interface FiguresProps {
  id: number
  seats: CourseSeats | undefined
  price: number | undefined
}

function Figures({ id, seats, price }: FiguresProps) {
  if (!seats)
    return (
      <Text size="sm" soft>
        {price === 0 ? <Trans>Free: it takes no seats</Trans> : <Trans>No seats yet</Trans>}
      </Text>
    )
  return (
    <dl className={styles.figures}>
      <Figure id={id} label={<Trans context="seats">Free</Trans>} value={seats.free} movement={undefined} />
      <Figure
        id={id}
        label={<Trans context="seats">Assigned</Trans>}
        value={seats.assigned}
        movement="assigned"
      />
      <Figure
        id={id}
        label={<Trans context="seats">Started</Trans>}
        value={seats.started}
        movement="started"
      />
      <Figure id={id} label={<Trans context="seats">Bought</Trans>} value={seats.bought} movement="bought" />
    </dl>
  )
}

interface FigureProps {
  id: number
  label: ReactNode
  value: number
  /** All of them, where there is none. */
  movement: Movement | undefined
}

function Figure({ id, label, value, movement }: FigureProps) {
  const { tag } = useUi()
  const { t } = useLingui()
  const { readsMovements } = useLearnRights()
  const number = formatNumber(tag, value)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {readsMovements ? (
          <AppLink
            to={seatsAddress({ seats: id, ...(movement && { movement }) })}
            className={linkClass()}
            aria-label={t`${number}: show the movements behind it`}
          >
            {number}
          </AppLink>
        ) : (
          number
        )}
      </dd>
    </div>
  )
}
