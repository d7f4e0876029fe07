import { Trans, useLingui } from '@lingui/react/macro'
import { Clock3, Pencil, Quote, Trash2 } from 'lucide-react'
import { cx, DateText, Icon, IconButton, Text } from '@masar/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { Markdown } from '../markdown/markdown.tsx'
import type { Note } from './api.ts'
import { clockText } from './clock-text.ts'
import type { NotePlace } from './note-place.ts'
import styles from './notes.module.css'

/** Where a note stands, in words. */
export function PlaceText({ place: { position, quote } }: { place: NotePlace }) {
  if (position !== null)
    return (
      <span className={styles.place}>
        <Icon of={Clock3} size={16} />
        <bdi dir="ltr">{clockText(position)}</bdi>
      </span>
    )
  if (quote !== null)
    return (
      <span className={styles.place}>
        <Icon of={Quote} size={16} />
        <q dir="auto">{quote}</q>
      </span>
    )
  return (
    <span className={styles.place}>
      <Trans>On the whole lesson</Trans>
    </span>
  )
}

interface NoteItemProps {
  note: Note
  /** Its place, as a link or a button that leads there. */
  place: ReactNode
  /** Brought into sight, with the focus on it. */
  isShown?: boolean
  onEdit?: () => void
  onDelete?: () => void
}

/** A note with its place, and what its owner can do with it. */
export function NoteItem({ note, place, isShown = false, onEdit, onDelete }: NoteItemProps) {
  const { t } = useLingui()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isShown || !item.current) return
    item.current.focus({ preventScroll: true })
    item.current.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])
  return (
    <li ref={item} tabIndex={-1} className={cx(styles.note, isShown && styles.isShown)}>
      <div className={styles.noteHead}>
        {place}
        <span className={styles.noteActs}>
          {onEdit && <IconButton icon={Pencil} label={t`Edit the note`} onPress={onEdit} />}
          {onDelete && <IconButton icon={Trash2} label={t`Delete the note`} onPress={onDelete} />}
        </span>
      </div>
      <Markdown topHeading={3}>{note.text}</Markdown>
      <Text as="div" size="xs" soft>
        <DateText value={note.updated_at} format="short" />
      </Text>
    </li>
  )
}
