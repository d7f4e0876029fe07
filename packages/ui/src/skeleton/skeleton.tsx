import type { ComponentProps } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is as tall as a line of the text around it. */
  shape?: 'text' | 'block' | 'circle'
  width?: string | number
  height?: string | number
}

/** Stands where something will, in its measure. */
export function Skeleton({ shape = 'text', width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={cx(styles.skeleton, className)}
      data-shape={shape}
      style={{ ...style, inlineSize: width, blockSize: height }}
    />
  )
}

/** The measure of a course card: cover, two lines of title, a line of facts, the price. */
export function SkeletonCard({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} aria-hidden className={cx(styles.card, className)}>
      <Skeleton shape="block" className={styles.cover} />
      <div className={styles.body}>
        <Skeleton width="92%" />
        <Skeleton width="58%" />
        <Skeleton width="40%" />
        <Skeleton width="30%" />
      </div>
    </div>
  )
}
