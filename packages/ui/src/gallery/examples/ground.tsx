import {
  ArrowRight,
  Bell,
  BookOpen,
  Check,
  ChevronRight,
  Clock,
  Heart,
  ListOrdered,
  Play,
  Send,
  ShoppingCart,
  Users,
} from 'lucide-react'
import { companyColors } from '@masar/text'
import { Badge, CountBadge } from '../../badge/badge.tsx'
import { CompanyName } from '../../company-name/company-name.tsx'
import { Button, IconButton } from '../../button/button.tsx'
import { QrCode } from '../../qr-code/qr-code.tsx'
import { Countdown } from '../../countdown/countdown.tsx'
import { DateText, DurationText, RelativeTime } from '../../date-time/date-time.tsx'
import { Icon } from '../../icon/icon.tsx'
import { Isolate, Ltr } from '../../isolate/isolate.tsx'
import { Link, LinkButton } from '../../link/link.tsx'
import { Logo, PathMark } from '../../logo/logo.tsx'
import { Price } from '../../price/price.tsx'
import { Rating } from '../../rating/rating.tsx'
import { Stat, StatList } from '../../stat/stat.tsx'
import { Heading, Prose, Text } from '../../text/text.tsx'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx'
import styles from '../gallery.module.css'
import type { Examples } from './example.ts'

const icons = [ArrowRight, ChevronRight, Send, ListOrdered, Clock, Check, Play, Bell]

/** Words, icons, acts. */
export const groundExamples: Examples = {
  text: ({ words }) => (
    <>
      <Heading level={4} size="display">
        {words.courses[0]}
      </Heading>
      <Heading level={4} size="xl">
        {words.courses[1]}
      </Heading>
      <Text measure>{words.prose[1]}</Text>
      <Text size="sm" soft>
        {words.icons}
      </Text>
      <Prose>
        <ul>
          <li>{words.prose[2]}</li>
          <li>
            {words.prose[3]} <code>&lt;dfn&gt;</code>
          </li>
        </ul>
        <blockquote>{words.prose[4]}</blockquote>
      </Prose>
    </>
  ),
  isolate: ({ words }) => (
    <Text>
      {words.teacher}: <Isolate>James Miller</Isolate> · <Ltr>+966 50 123 4567</Ltr>
    </Text>
  ),
  icon: () => (
    <div className={styles.row}>
      {icons.map((of, i) => (
        <Icon key={i} of={of} size={26} />
      ))}
    </div>
  ),
  logo: () => (
    <div className={styles.row}>
      <Logo />
      <PathMark size={44} />
    </div>
  ),
  'visually-hidden': ({ words }) => (
    <Text>
      {words.prose[2]} <VisuallyHidden>{words.prose[3]}</VisuallyHidden>
    </Text>
  ),
  'company-name': ({ words }) => (
    <div className={styles.row}>
      {companyColors.map(color => (
        <CompanyName key={color} name={words.name} color={color} />
      ))}
    </div>
  ),
  badge: ({ words }) => (
    <div className={styles.row}>
      <Badge>{words.levels[0]}</Badge>
      <Badge tone="primary">{words.certificate}</Badge>
      <Badge tone="accent">{words.best}</Badge>
      <Badge tone="success" icon={Check}>
        {words.done}
      </Badge>
      <Badge tone="warning" icon={Clock}>
        {words.left}
      </Badge>
      <Badge tone="danger">{words.left}</Badge>
      <IconButton icon={Bell} label={words.bell}>
        <CountBadge count={3} />
      </IconButton>
    </div>
  ),
  button: ({ words }) => (
    <div className={styles.row}>
      <Button iconStart={ShoppingCart}>{words.addToCart}</Button>
      <Button variant="secondary">{words.preview}</Button>
      <Button variant="quiet">{words.later}</Button>
      <Button variant="danger">{words.deleteAccount}</Button>
      <Button isPending>{words.addToCart}</Button>
      <Button isDisabled>{words.addToCart}</Button>
      <Button size="sm" variant="secondary">
        {words.preview}
      </Button>
      <Button iconEnd={ArrowRight} variant="secondary">
        {words.next}
      </Button>
      <IconButton icon={Heart} label={words.browse} />
    </div>
  ),
  link: ({ words }) => (
    <div className={styles.row}>
      <Link href="#gallery">{words.browse}</Link>
      <LinkButton href="#gallery" size="lg">
        {words.browse}
      </LinkButton>
    </div>
  ),
  price: () => (
    <div className={styles.row}>
      <Price amount={14_900} compareAt={19_900} size="lg" />
      <Price amount={14_950} isExact />
      <Price amount={0} />
    </div>
  ),
  'date-time': () => (
    <div className={styles.row}>
      <DateText value="2026-11-20T09:00:00Z" timeZone="UTC" />
      <RelativeTime value="2026-11-18T09:00:00Z" now={new Date('2026-11-21T09:00:00Z')} />
      <DurationText seconds={4800} />
      <DurationText seconds={45} />
    </div>
  ),
  rating: () => (
    <div className={styles.row}>
      <Rating value={4.6} count={1284} />
      <Rating value={3.5} count={12} isCompact />
    </div>
  ),
  stat: ({ words }) => (
    <StatList>
      <Stat label={words.learners} value="12,480" icon={Users} />
      <Stat
        label={words.lessons}
        value="96"
        icon={BookOpen}
        note={<DateText value="2026-11-20T09:00:00Z" timeZone="UTC" />}
      />
      <Stat label={words.rate} value="87%" />
    </StatList>
  ),
  countdown: ({ words }) => (
    <div className={styles.row}>
      <Countdown remaining={2_531_000} label={words.left} />
      <Countdown remaining={42_000} label={words.left} />
    </div>
  ),
  'qr-code': ({ words }) => <QrCode text="https://masar.example" label={words.qr} />,
}
