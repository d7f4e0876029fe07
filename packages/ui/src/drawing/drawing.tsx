import type { ComponentProps, CSSProperties } from 'react'
import { toneStyle } from '../course-cover/tone.ts'
import { cx } from '../ui-provider/class-names.ts'
import styles from './drawing.module.css'
import sheet from './generated/drawings.svg?url'
import { type DrawingName, emptySize, panelNames, panelSize } from './names.ts'
import palette from './palette.module.css'

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: DrawingName
  /** The place of a category among the categories, which chooses the colours; else those of Masar. */
  tone?: number
}

/**
 * A drawing of the line that becomes what is spoken of, from a file that all pages share; it turns with the reading direction.
 * Hidden from screen readers: the words beside it say it all.
 */
export function Drawing({ name, tone = 0, className, style, ...rest }: DrawingProps) {
  const isPanel = panelNames.some(each => each === name)
  const [width, height] = isPanel ? panelSize : emptySize
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      {...rest}
      className={cx(palette.palette, styles.drawing, className)}
      style={{ ...toneStyle(tone), ...style } as CSSProperties}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
