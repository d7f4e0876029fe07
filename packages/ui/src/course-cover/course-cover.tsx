import { useState, type ComponentProps, type CSSProperties } from 'react'
import palette from '../drawing/palette.module.css'
import { cx } from '../ui-provider/class-names.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './course-cover.module.css'
import { coverScene } from './cover-scene.ts'
import ltr from './generated/covers.ltr.svg?url'
import rtl from './generated/covers.rtl.svg?url'
import { toneStyle } from './tone.ts'

export interface CourseCoverProps extends Omit<ComponentProps<'svg'>, 'id'> {
  courseId: string | number
  /** The slug of its category, which chooses the scenes. */
  category: string
  /** The place of its category among the categories, which chooses the colours. */
  tone: number
  /** The address of the course's own picture, where it has one. */
  src?: string | null
}

/** A file of scenes for each direction of reading. */
const sheets = { ltr, rtl }

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

/**
 * Ground and scene are named in a file that all pages and courses share: a cover weighs nothing in scripts, a line in the document, and
 * takes its colours from the theme around it.
 */
function DrawnCover({ courseId, category, tone, className, style, ...rest }: Omit<CourseCoverProps, 'src'>) {
  const { dir } = useUi()
  const { ground, scene } = coverScene(courseId, category)
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      {...rest}
      className={cx(palette.palette, styles.cover, className)}
      style={{ ...toneStyle(tone), ...style } as CSSProperties}
    >
      <use href={`${sheets[dir]}#${ground}`} />
      <use href={`${sheets[dir]}#${scene}`} />
    </svg>
  )
}
