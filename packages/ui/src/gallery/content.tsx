import { BookOpen, Clock, Heart, Users } from 'lucide-react'
import { Accordion, AccordionItem } from '../accordion/accordion.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { IconButton } from '../button/button.tsx'
import { Card, cardLinkClass } from '../card/card.tsx'
import { CourseCover } from '../course-cover/course-cover.tsx'
import { DateText, DurationText, RelativeTime } from '../date-time/date-time.tsx'
import { linkClass } from '../link/link.tsx'
import { LoadMore } from '../pagination/load-more.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Price } from '../price/price.tsx'
import { ProgressBar, ProgressRing } from '../progress/progress.tsx'
import { Rating } from '../rating/rating.tsx'
import { SkeletonCard } from '../skeleton/skeleton.tsx'
import { Stat, StatList } from '../stat/stat.tsx'
import { Heading, Text } from '../text/text.tsx'
import styles from './gallery.module.css'
import type { Samples } from './samples.ts'

const prices = [{ amount: 14_900, compareAt: 19_900 }, { amount: 0 }, { amount: 8950 }, { amount: 29_900 }]

function SampleCard({ words, index }: { words: Samples; index: number }) {
  return (
    <Card as="article" isFlush>
      <CourseCover courseId={`sample-${index}`} tone={index} />
      <div className={styles.body}>
        <div className={styles.row}><Badge>{words.categories[index % 4]}</Badge>{index === 0 && <Badge tone="accent">{words.best}</Badge>}</div>
        <Heading level={3} size="sm"><a href="#gallery" className={cardLinkClass()}>{words.courses[index % 4]}</a></Heading>
        <div className={styles.row}><Avatar name={words.teacher} size={32} /><Text as="span" size="sm" soft>{words.teacher}</Text></div>
        <Rating value={4.6 - index * 0.3} count={1284} isCompact={index % 2 === 1} />
        <Text as="div" size="sm" soft><DurationText seconds={4800 + index * 3600} /></Text>
        <div className={styles.row}><Price {...prices[index % 4]!} /><IconButton icon={Heart} label={words.emptyText} /></div>
      </div>
    </Card>
  )
}

/** What pages are made of. */
export function Content({ words }: { words: Samples }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{words.content}</Heading>
      <Breadcrumbs><a href="#gallery" className={linkClass({ quiet: true })}>{words.home}</a><a href="#gallery" className={linkClass({ quiet: true })}>{words.categories[0]}</a><bdi>{words.courses[0]}</bdi></Breadcrumbs>
      <div className={styles.columns}>
        {[0, 1, 2, 3, 4, 5, 6].map(index => <SampleCard key={index} words={words} index={index} />)}
        <SkeletonCard />
      </div>
      <StatList>
        <Stat label={words.learners} value="12,480" icon={Users} />
        <Stat label={words.hours} value="310" icon={Clock} />
        <Stat label={words.lessons} value="96" icon={BookOpen} note={<DateText value="2026-11-20T09:00:00Z" timeZone="UTC" />} />
        <Stat label={words.rate} value="87%" />
      </StatList>
      <ProgressBar value={62} label={words.progress} showValue />
      <ProgressBar value={100} label={words.progress} showValue />
      <div className={styles.row}>
        <ProgressRing value={0} label={words.progress} /><ProgressRing value={38} label={words.progress} /><ProgressRing value={100} label={words.progress} />
        <Price amount={14_900} compareAt={19_900} size="lg" /><Price amount={14_950} isExact /><Price amount={0} />
        <Text as="span" soft><RelativeTime value="2026-11-18T09:00:00Z" now={new Date('2026-11-21T09:00:00Z')} /></Text>
        {words.people.map(name => <Avatar key={name} name={name} size={48} />)}
      </div>
      <Accordion>
        <AccordionItem title={words.section} aside={<DurationText seconds={2700} />} open>{words.prose[1]}</AccordionItem>
        <AccordionItem title={words.curriculum} aside={<DurationText seconds={45} />}>{words.prose[3]}</AccordionItem>
      </Accordion>
      <LoadMore shown={24} total={113} hasMore onLoadMore={() => {}} />
      <Pagination page={2} pages={9} onChange={() => {}} />
    </section>
  )
}
