import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import type { Locale } from '@masar/site-map'
import { DateText, Heading, LinkButton, Skeleton, Text } from '@masar/ui'
import { lazy, Suspense } from 'react'
import { lessonMessages } from '../../lesson/messages.ts'
import type { ExamDetails } from '../api.ts'
import type { Standing } from './model.ts'

/** In the words that a closed lesson has, which few exams need. */
const WhatOpensIt = lazy(async () => {
  const [part] = await Promise.all([
    import('./what-opens-it.tsx'),
    lessonMessages({ locale: i18n.locale as Locale }),
  ])
  return { default: part.WhatOpensIt }
})

/** Why no attempt can start now, and what opens the exam. */
export function Blocked({
  exam,
  standing,
}: {
  exam: ExamDetails
  standing: Extract<Standing, { can: 'wait' | 'nothing' }>
}) {
  if (standing.can === 'wait') {
    const when = <DateText value={standing.until} format="time" />
    return (
      <>
        <Heading level={2} size="md">
          {standing.why === 'too-soon' ? <Trans>A little rest first</Trans> : <Trans>Not open yet</Trans>}
        </Heading>
        <Text>
          {standing.why === 'too-soon' ? (
            <Trans>The next attempt can start on {when}.</Trans>
          ) : (
            <Trans>The exam opens on {when}.</Trans>
          )}
        </Text>
        <Text size="sm" soft>
          <Trans>This page changes by itself when the time comes.</Trans>
        </Text>
      </>
    )
  }
  switch (standing.why) {
    case 'not-enrolled':
      return (
        <>
          <Heading level={2} size="md">
            <Trans>For learners of the course</Trans>
          </Heading>
          <Text>
            <Trans>Enrol in the course to sit its exam.</Trans>
          </Text>
          <LinkButton as={AppLink} to={`/Course/${exam.course.id}`} wide>
            <Trans>To the course</Trans>
          </LinkButton>
        </>
      )
    case 'closed-by-course':
      return (
        <>
          <Heading level={2} size="md">
            <Trans>Not open yet</Trans>
          </Heading>
          <Suspense fallback={<Skeleton />}>
            <WhatOpensIt closing={standing.closing} courseId={exam.course.id} />
          </Suspense>
        </>
      )
    case 'used-up':
      return (
        <>
          <Heading level={2} size="md">
            <Trans>No attempts are left</Trans>
          </Heading>
          <Text>
            <Trans>If something went wrong, ask the instructor for another one.</Trans>
          </Text>
        </>
      )
    case 'closed':
    case 'not-open':
      return (
        <>
          <Heading level={2} size="md">
            <Trans>The exam is closed</Trans>
          </Heading>
          {exam.closes_at !== null && (
            <Text>
              <Trans>
                It closed on <DateText value={exam.closes_at} format="time" />.
              </Trans>
            </Text>
          )}
        </>
      )
  }
}
