import { Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReportPlace } from '../place.ts'

const SavedViewsDialog = lazy(() =>
  import('./saved-views-dialog.tsx').then(({ SavedViewsDialog: default_ }) => ({ default: default_ })),
)

/** The way to the views that are saved, and to saving this one. */
export function SavedViews({ place }: { place: ReportPlace }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" iconStart={Bookmark} onPress={() => setIsOpen(true)}>
        <Trans>Saved views</Trans>
      </Button>
      <Suspense>{isOpen && <SavedViewsDialog place={place} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
