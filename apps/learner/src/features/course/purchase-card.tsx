import { i18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isSignedIn, useChargesVat, useSession } from '@masar/app-shell'
import { Badge, Button, Card, DurationText, Icon, Price, ProgressBar, Skeleton, Text } from '@masar/ui'
import type { Locale } from '@masar/site-map'
import { useQuery } from '@tanstack/react-query'
import { Award, BookOpen, Clock, Infinity as Forever } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ownRequestsQuery } from '../ask-company/api.ts'
import type { CourseDetails } from '../catalogue/types.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { standingQuery } from '../favorites/queries.ts'
import { CourseActButton } from './course-act-button.tsx'
import { courseAct, discountPercent, type CourseAct } from './model.ts'
import { PreviewCover } from './preview-cover.tsx'
import styles from './purchase-card.module.css'
import { ShareButton } from './share-button.tsx'
import { useLineInCart } from './use-line-in-cart.ts'

/** What only members of a company see, in one piece with its sentences. */
async function askCompanyParts() {
  const { AskCompany, StartInBar, askCompanyMessages } = await import('../ask-company/parts.ts')
  await askCompanyMessages({ locale: i18n.locale as Locale })
  return { AskCompany, StartInBar }
}
const AskCompany = lazy(async () => ({ default: (await askCompanyParts()).AskCompany }))
const StartInBar = lazy(async () => ({ default: (await askCompanyParts()).StartInBar }))

/** The course's state for the viewer, and the one action that follows. */
function usePurchase(course: CourseDetails) {
  const signedIn = useSession(isSignedIn)
  const isCompany = useSession(session => session.capacity === 'company')
  const standing = useQuery({ ...standingQuery(course.id), enabled: signedIn })
  const { inCart, isPending } = useLineInCart(course)
  const act = courseAct(course.price, { isSignedIn: signedIn, standing: standing.data?.data, inCart })
  const isKnown = signedIn && standing.data !== undefined && !isPending
  const isUnknown = signedIn && standing.isError && !standing.isFetching
  const mayAsk = isKnown && !isCompany && notOwned.has(act.kind)
  const asked = useQuery({ ...ownRequestsQuery(course.id), enabled: mayAsk })
  const licensed = mayAsk ? asked.data?.data.companies.find(({ licence }) => licence?.has_place) : undefined
  return {
    act,
    isCompany,
    mayAsk,
    /** Whose licence starts it: then that is the one act, and the cart stands back. */
    licensedBy: licensed?.id,
    isWaiting: signedIn && !isUnknown && (!isKnown || asked.isLoading),
    /** Whether it is theirs could not be loaded: nothing is sold to a person who may have it already. */
    ask: isUnknown ? () => void standing.refetch() : undefined,
  }
}

/** The actions for a person who does not have it yet. */
const notOwned = new Set<CourseAct['kind']>(['add', 'in-cart', 'waits', 'enrol'])

/** What it costs, what is in it, and on wide screens the one act. */
export function PurchaseCard({ course }: { course: CourseDetails }) {
  const { act, isCompany, isWaiting, ask, mayAsk, licensedBy } = usePurchase(course)
  const isLicensed = licensedBy !== undefined
  return (
    <aside className={styles.side}>
      <Card isFlush className={styles.card}>
        <PreviewCover course={course} />
        <div className={styles.body}>
          <div className={styles.wide}>
            <Standing course={course} act={act} />
            {ask ? (
              <UnknownStanding onRetry={ask} />
            ) : isWaiting ? (
              <Skeleton shape="block" height="3.25rem" />
            ) : (
              !isLicensed && <CourseActButton course={course} act={act} isCompany={isCompany} />
            )}
          </div>
          {mayAsk && !isWaiting && (
            <Suspense fallback={null}>
              <AskCompany course={course} />
            </Suspense>
          )}
          {isLicensed && <CourseActButton course={course} act={act} isCompany={isCompany} place="aside" />}
          <div className={styles.acts}>
            <FavoriteButton course={course} />
            <ShareButton title={course.title} />
          </div>
          <Includes course={course} hasEnd={isLicensed} />
        </div>
      </Card>
    </aside>
  )
}

const waitingAct = <Skeleton shape="block" height="2.75rem" width="9rem" />

/** The same act within a thumb's reach: it stays at the bottom of a phone until the page ends. */
export function PurchaseBar({ course }: { course: CourseDetails }) {
  const { act, isCompany, isWaiting, ask, licensedBy } = usePurchase(course)
  return (
    <div className={styles.bar}>
      <Standing course={course} act={act} isBar />
      {ask ? (
        <UnknownStanding onRetry={ask} />
      ) : isWaiting ? (
        waitingAct
      ) : licensedBy === undefined ? (
        <CourseActButton course={course} act={act} isCompany={isCompany} place="bar" />
      ) : (
        <Suspense fallback={waitingAct}>
          <StartInBar courseId={course.id} companyId={licensedBy} />
        </Suspense>
      )}
    </div>
  )
}

function UnknownStanding({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.unknown}>
      <Text size="sm">
        <Trans>We couldn’t check whether you have this course.</Trans>
      </Text>
      <Button variant="secondary" onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** The price; for enrolled learners, their progress. */
function Standing({ course, act, isBar }: { course: CourseDetails; act: CourseAct; isBar?: boolean }) {
  const { t } = useLingui()
  const chargesVat = useChargesVat()
  const less = discountPercent(course.price, course.compare_at_price)
  if (act.kind === 'continue' || act.kind === 'finished') {
    return (
      <ProgressBar
        className={styles.progress}
        value={act.kind === 'finished' ? 100 : act.percent}
        label={t`Your progress in this course`}
        showValue
      />
    )
  }
  return (
    <div className={styles.price}>
      <Price amount={course.price} compareAt={course.compare_at_price} currency={course.currency} size="lg" />
      {less !== null && !isBar && (
        <Badge tone="accent">
          <Trans>{less}% less</Trans>
        </Badge>
      )}
      {course.price > 0 && chargesVat && !isBar && (
        <Text size="xs" soft className={styles.vat}>
          <Trans>VAT included</Trans>
        </Text>
      )}
    </div>
  )
}

/** @param hasEnd it closes with what opens it */
function Includes({ course, hasEnd }: { course: CourseDetails; hasEnd: boolean }) {
  return (
    <ul className={styles.includes}>
      <li>
        <Icon of={Clock} size={18} />
        <DurationText seconds={course.duration_seconds} />
      </li>
      <li>
        <Icon of={BookOpen} size={18} />
        <Plural value={course.lesson_count} one="# lesson" other="# lessons" />
      </li>
      {course.exam && (
        <li>
          <Icon of={Award} size={18} />
          <Trans>An exam and a certificate</Trans>
        </li>
      )}
      <li>
        <Icon of={Forever} size={18} />
        {hasEnd ? <Trans>At your own pace</Trans> : <Trans>At your own pace, without an end date</Trans>}
      </li>
    </ul>
  )
}
