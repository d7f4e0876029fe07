import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import styles from './list.module.css'

export interface ListProps extends ComponentProps<'ul'> {
  /** Names the list, when no heading does. */
  label?: string
  /** In a frame of its own, as a card is. */
  isFramed?: boolean
}

/** Rows of one kind under each other, a line between them. */
export function List({ label, isFramed, className, ...rest }: ListProps) {
  // The role is written out: Safari takes it from a list without marks.
  return (
    <ul
      role="list"
      aria-label={label}
      {...rest}
      className={cx(styles.list, isFramed && styles.framed, className)}
    />
  )
}

export interface ListItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  title: ReactNode
  /** Under the title: what tells it apart. */
  note?: ReactNode
  /** Before the words: an avatar, an icon, a picture. */
  start?: ReactNode
  /** After them: a badge, a figure, a button. */
  end?: ReactNode
}

/** A row. A link in its title that bears `cardLinkClass()` makes the whole row its target. */
export function ListItem({ title, note, start, end, className, children, ...rest }: ListItemProps) {
  return (
    <li {...rest} className={cx(styles.item, className)}>
      {start}
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {note && <div className={styles.note}>{note}</div>}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}
