import { useId, useState, type ComponentProps, type CSSProperties } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import styles from './course-cover.module.css'
import { coverPattern } from './cover-pattern.ts'

export interface CourseCoverProps extends Omit<ComponentProps<'svg'>, 'id'> {
  courseId: string | number
  /** The place of its category among the categories. */
  tone: number
  /** The address of the course's own picture, where it has one. */
  src?: string | null
}

/** A course's own picture; where it has none, or it does not load, the cover drawn from its id. It fills the width it is given, at 16 to 9. */
export function CourseCover({ src, ...rest }: CourseCoverProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || src === failed) return <DrawnCover {...rest} />
  return (
    <img
      src={src}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      className={cx(styles.picture, rest.className)}
      onError={() => setFailed(src)}
    />
  )
}

function DrawnCover({ courseId, tone, className, style, ...rest }: Omit<CourseCoverProps, 'src'>) {
  const id = useId()
  const { hue, secondHue, cell, stars, small, hearts, path, end } = coverPattern(courseId, tone)
  const copies = [
    [0, 0],
    [cell.width, 0],
    [0, cell.height],
    [cell.width, cell.height],
  ] as const
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      {...rest}
      className={cx(styles.cover, className)}
      style={{ ...style, '--tone': hue, '--second': secondHue } as CSSProperties}
    >
      <defs>
        <g id={`${id}t`}>
          <path d={stars} className={styles.star} />
          <path d={small} className={styles.small} />
          <path d={hearts} className={styles.heart} />
        </g>
        <pattern
          id={`${id}p`}
          width={cell.width}
          height={cell.height}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${cell.x} ${cell.y}) rotate(${cell.turn})`}
        >
          {copies.map(([x, y]) => (
            <use key={`${x} ${y}`} href={`#${id}t`} x={x} y={y} />
          ))}
        </pattern>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}p)`} />
      <path d={path} className={styles.path} />
      <circle cx={end[0]} cy={end[1]} r="9" className={styles.end} />
    </svg>
  )
}
