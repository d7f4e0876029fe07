import { Heart } from 'lucide-react'
import { Accordion, AccordionItem } from '../../accordion/accordion.tsx'
import { Avatar } from '../../avatar/avatar.tsx'
import { Badge } from '../../badge/badge.tsx'
import { Banner } from '../../banner/banner.tsx'
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx'
import { Button, IconButton } from '../../button/button.tsx'
import { Card, cardLinkClass } from '../../card/card.tsx'
import { CourseCover } from '../../course-cover/course-cover.tsx'
import { DurationText } from '../../date-time/date-time.tsx'
import { Drawing } from '../../drawing/drawing.tsx'
import { emptyNames, panelNames } from '../../drawing/names.ts'
import { LinkButton } from '../../link/link.tsx'
import { linkClass } from '../../link/link.tsx'
import { EmptyState, ErrorState, OfflineState } from '../../page-states/page-states.tsx'
import { LoadMore } from '../../pagination/load-more.tsx'
import { Pagination } from '../../pagination/pagination.tsx'
import { PathLoader } from '../../path-loader/path-loader.tsx'
import { Price } from '../../price/price.tsx'
import { ProgressBar, ProgressRing } from '../../progress/index.ts'
import { Rating } from '../../rating/rating.tsx'
import { Skeleton, SkeletonCard } from '../../skeleton/skeleton.tsx'
import { Heading, Text } from '../../text/text.tsx'
import { Timeline } from '../../timeline/timeline.tsx'
import styles from '../gallery.module.css'
import type { Samples } from '../samples.ts'
import type { Examples } from './example.ts'

const prices = [{ amount: 14_900, compareAt: 19_900 }, { amount: 0 }, { amount: 8950 }, { amount: 29_900 }]

/** The categories whose covers have scenes of their own, and one that has none. */
const coverCategories = ['programming', 'data-ai', 'business', 'design', 'languages', 'finance', 'none']

function SampleCard({ words, index }: { words: Samples; index: number }) {
  return (
    <Card as="article" isFlush>
      <CourseCover courseId={`sample-${index}`} category={coverCategories[index] ?? ''} tone={index} />
      <div className={styles.body}>
        <div className={styles.row}>
          <Badge>{words.categories[index % 4]}</Badge>
          {index === 0 && <Badge tone="accent">{words.best}</Badge>}
        </div>
        <Heading level={4} size="sm">
          <a href="#gallery" className={cardLinkClass()}>
            {words.courses[index % 4]}
          </a>
        </Heading>
        <div className={styles.row}>
          <Avatar name={words.teacher} size={32} />
          <Text as="span" size="sm" soft>
            {words.teacher}
          </Text>
        </div>
        <Rating value={4.6 - index * 0.3} count={1284} isCompact={index % 2 === 1} />
        <Text as="div" size="sm" soft>
          <DurationText seconds={4800 + index * 3600} />
        </Text>
        <div className={styles.row}>
          <Price {...prices[index % 4]!} />
          <IconButton icon={Heart} label={words.saveCourse} />
        </div>
      </div>
    </Card>
  )
}

const quiet = linkClass({ quiet: true })

/** What pages are made of. */
export const contentExamples: Examples = {
  card: ({ words }) => (
    <div className={styles.columns}>
      {[0, 1, 2].map(index => (
        <SampleCard key={index} words={words} index={index} />
      ))}
    </div>
  ),
  avatar: ({ words }) => (
    <div className={styles.row}>
      {words.people.map(name => (
        <Avatar key={name} name={name} size={48} />
      ))}
    </div>
  ),
  'course-cover': () => (
    <div className={styles.covers}>
      {coverCategories.map((category, tone) =>
        [0, 1, 2, 3, 4].map(index => (
          <CourseCover key={`${category} ${index}`} courseId={index} category={category} tone={tone} />
        )),
      )}
    </div>
  ),
  drawing: () => (
    <>
      <div className={styles.covers}>
        {emptyNames.map(name => (
          <Drawing key={name} name={name} />
        ))}
      </div>
      <div className={styles.columns}>
        {panelNames.map(name => (
          <Drawing key={name} name={name} />
        ))}
      </div>
    </>
  ),
  progress: ({ words }) => (
    <>
      <ProgressBar value={62} label={words.progress} showValue />
      <ProgressBar value={100} label={words.progress} showValue />
      <div className={styles.row}>
        <ProgressRing value={0} label={words.progress} />
        <ProgressRing value={38} label={words.progress} />
        <ProgressRing value={100} label={words.progress} />
      </div>
    </>
  ),
  accordion: ({ words }) => (
    <Accordion>
      <AccordionItem title={words.section} aside={<DurationText seconds={2700} />} open>
        {words.prose[1]}
      </AccordionItem>
      <AccordionItem title={words.curriculum} aside={<DurationText seconds={45} />}>
        {words.prose[3]}
      </AccordionItem>
    </Accordion>
  ),
  timeline: ({ words }) => (
    <Timeline
      steps={words.steps.map((title, index) => ({
        id: title,
        title,
        state: (['done', 'current', 'ahead'] as const)[index]!,
      }))}
    />
  ),
  breadcrumbs: ({ words }) => (
    <Breadcrumbs>
      <a href="#gallery" className={quiet}>
        {words.home}
      </a>
      <a href="#gallery" className={quiet}>
        {words.categories[0]}
      </a>
      <bdi>{words.courses[0]}</bdi>
    </Breadcrumbs>
  ),
  pagination: () => (
    <>
      <LoadMore shown={24} total={113} hasMore onLoadMore={() => {}} />
      <Pagination page={2} pages={9} onChange={() => {}} />
    </>
  ),
}

/** Loading, empty, failed, offline. */
export const stateExamples: Examples = {
  banner: ({ words }) => (
    <>
      <Banner tone="warning" title={words.offline} />
      <Banner
        action={
          <Button size="sm" variant="secondary">
            {words.reload}
          </Button>
        }
      >
        {words.update}
      </Banner>
      <Banner tone="success">{words.paid}</Banner>
      <Banner tone="danger">{words.failed}</Banner>
    </>
  ),
  'page-states': ({ words }) => (
    <div className={styles.columns}>
      <Card>
        <EmptyState
          level={3}
          drawing="courses"
          title={words.emptyTitle}
          action={<LinkButton href="#gallery">{words.browse}</LinkButton>}
        >
          {words.emptyText}
        </EmptyState>
      </Card>
      <Card>
        <ErrorState level={3} onRetry={() => {}} />
      </Card>
      <Card>
        <OfflineState level={3} />
      </Card>
    </div>
  ),
  skeleton: () => (
    <div className={styles.columns}>
      <SkeletonCard />
      <div>
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </div>
  ),
  'path-loader': () => <PathLoader />,
}
