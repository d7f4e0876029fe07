import { lazy, memo, Suspense } from 'react'
import type { RichTextProps } from './rich-text-props.ts'
import { TextSkeleton } from './text-skeleton.tsx'

const RichTextView = lazy(() =>
  import('./rich-text-view.tsx').then(module => ({ default: module.RichTextView })),
)

/**
 * Text that authors wrote: lessons, descriptions, instructions, questions. Each block runs in the direction of its own
 * words. The reader is fetched when first needed; until then a skeleton is shown, or what the host drew: it is kept
 * from being drawn again for nothing, since that would fetch the reader before its turn.
 */
export const RichText = memo(function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<TextSkeleton lines={Math.min(24, Math.ceil(props.children.length / 90))} />}>
      <RichTextView {...props} />
    </Suspense>
  )
})
