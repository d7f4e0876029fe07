import { Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FaultPlace } from './api.ts'

const ReportFault = lazy(() => import('./report-fault.tsx').then(module => ({ default: module.ReportFault })))

/** The way to report a problem. @param now the second that the video shows; null where there is no video */
export function ReportButton({ lessonId, now }: { lessonId: number; now: (() => number) | null }) {
  const [place, setPlace] = useState<FaultPlace | null>(null)
  return (
    <div>
      <Button
        size="sm"
        variant="quiet"
        iconStart={Flag}
        onPress={() => setPlace({ position: now && Math.floor(now()), quote: null })}
      >
        <Trans>Report a problem</Trans>
      </Button>
      {place && (
        <Suspense fallback={null}>
          <ReportFault lessonId={lessonId} place={place} onClose={() => setPlace(null)} />
        </Suspense>
      )}
    </div>
  )
}
