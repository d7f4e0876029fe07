import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './rich-text.module.css'
import type { RichTextProps } from './rich-text-props.ts'

const RichTextView = lazy(() =>
  import('./rich-text-view.tsx').then(module => ({ default: module.RichTextView })),
)

/**
 * Text that authors wrote: lessons, descriptions, instructions, questions. Each block runs in the direction of its own
 * words. The reader is fetched when first needed; until then lines stand in its place, or what the host drew: it is kept
 * from being drawn again for nothing, since that would fetch the reader before its turn.
 */
export const RichText = memo(function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<TextSkeleton lines={Math.min(8, Math.ceil(props.children.length / 90))} />}>
      <RichTextView {...props} />
    </Suspense>
  )
})

function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '55%' : '100%'} />
      ))}
    </div>
  )
}
