import { Skeleton } from '@masar/ui'
import { lazy, memo, Suspense } from 'react'
import styles from './markdown.module.css'
import type { MarkdownProps } from './markdown-props.ts'

const MarkdownView = lazy(() => import('./markdown-view.tsx').then(module => ({ default: module.MarkdownView })))

/**
 * Text that authors wrote: lessons, descriptions, instructions, questions. Each block runs in the direction of its own
 * words. The reader is fetched when first needed; until then lines stand in its place, or what the host drew: it is kept
 * from being drawn again for nothing, since that would fetch the reader before its turn.
 */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<MarkdownSkeleton lines={Math.min(8, Math.ceil(props.children.length / 90))} />}>
      <MarkdownView {...props} />
    </Suspense>
  )
})

function MarkdownSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => <Skeleton key={line} width={line === lines - 1 ? '55%' : '100%'} />)}
    </div>
  )
}
