import { useLingui } from '@lingui/react/macro'
import { Countdown } from '@masar/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNow } from '../order/use-now.ts'

interface QuoteClockProps {
  /** Milliseconds. */
  until: number
  /** Fetches another quote; a hidden tab waits until it is visible. */
  onOver: () => void
}

/** How long these prices stand. */
export function QuoteClock({ until, onOver }: QuoteClockProps) {
  const { t } = useLingui()
  const isVisible = useIsVisible()
  const now = useNow(true)
  const isOver = now >= until
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver && isVisible) over()
  }, [isOver, isVisible, until])
  return <Countdown remaining={until - now} label={t`These prices are held for`} announceAt={[60]} />
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(true)
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState !== 'hidden')
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return isVisible
}
