import { Skeleton } from '../skeleton/skeleton.tsx'
// Those of the text itself: one that the host drew has them before what draws it is fetched.
import styles from './blocks.module.css'

/** Lines in the place of a text that is on its way. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '55%' : '100%'} />
      ))}
    </div>
  )
}
