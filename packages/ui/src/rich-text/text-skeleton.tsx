import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './rich-text.module.css'

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
