import { lazy, memo, Suspense } from 'react'
import { TextSkeleton } from './text-skeleton.tsx'
import type { RichTextLink } from './rich-text-props.ts'

const RichContentView = lazy(() =>
  import('./rich-content-view.tsx').then(module => ({ default: module.RichContentView })),
)
const RichLineView = lazy(() =>
  import('./rich-content-view.tsx').then(module => ({ default: module.RichLineView })),
)

export interface RichContentProps {
  /** A text as the service rendered it. */
  children: readonly unknown[]
  /** The level that the text's highest heading (`##`) takes in the page's outline. */
  topHeading?: 2 | 3 | 4
  /** Takes the links that begin with `/`; a plain link unless given. It must be the same at each drawing. */
  link?: RichTextLink
  /** Says what is wrong with formulas: to whoever can mend them. */
  showsFaults?: boolean
  className?: string
}

/** A text that the service rendered, with its formulas and its marked code. What draws it is fetched when first needed. */
export const RichContent = memo(function RichContent(props: RichContentProps) {
  return (
    <Suspense fallback={<TextSkeleton lines={Math.min(8, props.children.length)} />}>
      <RichContentView {...props} />
    </Suspense>
  )
})

/** A line that the service rendered: words, code and formulas; as it was written until what draws it is there. */
export function RichLine({ children, written }: { children: readonly unknown[]; written: string }) {
  return (
    <Suspense fallback={<bdi>{written}</bdi>}>
      <RichLineView>{children}</RichLineView>
    </Suspense>
  )
}
