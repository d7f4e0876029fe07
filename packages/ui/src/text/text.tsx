import type { ComponentProps, CSSProperties } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import styles from './text.module.css'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** How large it looks; by default as its level says. */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm'
  /** Cuts the text after so many lines. */
  lines?: number
}

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const

/** A heading; its look and its level are separate choices. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  lines,
  className,
  style,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const
  const classes = cx(styles.heading, styles[size], lines !== undefined && styles.clamp, className)
  return <Tag {...rest} className={classes} style={clampStyle(lines, style)} />
}

function clampStyle(lines: number | undefined, style: CSSProperties | undefined): CSSProperties | undefined {
  return lines === undefined ? style : ({ ...style, '--lines': lines } as CSSProperties)
}

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div'
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Secondary text. */
  soft?: boolean
  strong?: boolean
  /** Keeps lines at a width that reads well. */
  measure?: boolean
  /** Figures of equal width, for columns and counters. */
  tabular?: boolean
  /** Cuts the text after so many lines. */
  lines?: number
}

const flag = (on: boolean | undefined) => (on ? '' : undefined)

/** Running text. */
export function Text({
  as: Tag = 'p',
  size = 'md',
  soft,
  strong,
  measure,
  tabular,
  lines,
  className,
  style,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...(rest as ComponentProps<'p'>)}
      className={cx(styles.text, lines !== undefined && styles.clamp, className)}
      style={clampStyle(lines, style)}
      data-size={size}
      data-soft={flag(soft)}
      data-strong={flag(strong)}
      data-measure={flag(measure)}
      data-tabular={flag(tabular)}
    />
  )
}

/** The frame of rich text (Markdown): measure, rhythm, and each block in the direction of its own words. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div dir="auto" {...rest} className={cx(styles.prose, className)} />
}
