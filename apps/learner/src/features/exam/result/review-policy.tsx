import { Trans } from '@lingui/react/macro'
import { Banner, DateText } from '@masar/ui'
import { useEffect } from 'react'
import type { Result } from '../api.ts'

/** What the exam keeps back, and until when. */
export function ReviewPolicy({ result, onLook }: { result: Result; onLook: () => void }) {
  const { more_at, shown } = result
  useEffect(() => {
    const wait = more_at === null ? 0 : Date.parse(more_at) - Date.now()
    if (wait <= 0 || wait >= 2 ** 31) return
    const timer = setTimeout(onLook, wait + 1000)
    return () => clearTimeout(timer)
  })
  if (more_at !== null)
    return (
      <Banner title={<Kept shown={shown} />}>
        <Trans>
          More is shown here from <DateText value={more_at} format="time" /> on.
        </Trans>
      </Banner>
    )
  if (result.more_after_last_attempt)
    return (
      <Banner title={<Kept shown={shown} />}>
        <Trans>The rest is shown once no attempt is left.</Trans>
      </Banner>
    )
  if (!shown.includes('answers') || !shown.includes('right_answers'))
    return (
      <Banner>
        <Kept shown={shown} />
      </Banner>
    )
  return null
}

function Kept({ shown }: { shown: Result['shown'] }) {
  if (shown.length === 0) return <Trans>This exam shows no results for now.</Trans>
  if (!shown.includes('answers'))
    return <Trans>This exam shows the overall result, without the questions.</Trans>
  if (!shown.includes('correctness')) return <Trans>You see your answers, without right and wrong.</Trans>
  if (!shown.includes('right_answers'))
    return <Trans>You see which answers were right, without the key.</Trans>
  return <Trans>A part of the review is not shown yet.</Trans>
}
