import { lazy, memo, Suspense } from 'react'
import { TextSkeleton } from './text-skeleton.tsx'
import type { RichContentProps, RichLineProps } from './rich-text-props.ts'

const RichContentView = lazy(() =>
  import('./rich-content-view.tsx').then(module => ({ default: module.RichContentView })),
)
const RichLineView = lazy(() =>
  import('./rich-content-view.tsx').then(module => ({ default: module.RichLineView })),
)

/**
 * Fetches what draws texts, rendered or not, ahead of the first of them: where the network may go before that is shown.
 * @throws where it cannot be fetched now; it is asked for again when it is needed
 */
export async function loadTextViews(): Promise<void> {
  await Promise.all([import('./rich-text-view.tsx'), import('./rich-content-view.tsx')])
}

/** A text that the service rendered, with its formulas and its marked code. What draws it is fetched when first needed. */
export const RichContent = memo(function RichContent(props: RichContentProps) {
  const blocks = props.children.length
  return (
    <Suspense fallback={<TextSkeleton lines={Math.min(24, blocks < 4 ? blocks : blocks * 2)} />}>
      <RichContentView {...props} />
    </Suspense>
  )
})

/** A line that the service rendered: words, code, formulas and pictures; as it was written until what draws it is there. */
export function RichLine({ children, written, isInControl = false }: RichLineProps) {
  return (
    <Suspense fallback={<bdi>{written}</bdi>}>
      <RichLineView isInControl={isInControl}>{children}</RichLineView>
    </Suspense>
  )
}
