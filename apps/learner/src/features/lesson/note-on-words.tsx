import { Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Flag, NotebookPen } from 'lucide-react'
import { useEffect, useState, type PointerEvent, type RefObject } from 'react'
import styles from './note-on-words.module.css'
import { selectedWords } from './text-place.ts'

interface NoteOnWordsProps {
  text: RefObject<HTMLElement | null>
  onNote: (words: string) => void
  /** Something is wrong with them. */
  onReport: (words: string) => void
}

/** While words of the text are selected: a button that makes a note at them, and one that reports a problem with them. */
export function NoteOnWords({ text, onNote, onReport }: NoteOnWordsProps) {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setWords(text.current && selectedWords(text.current, getSelection()))
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [text])
  if (words === null) return null
  const take = (act: (chosen: string) => void) => ({
    // The press would take the selection away before it is a click.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onPress: () => {
      act(words)
      getSelection()?.removeAllRanges()
    },
  })
  return (
    <div className={styles.offer}>
      <Button size="sm" iconStart={NotebookPen} {...take(onNote)}>
        <Trans>Make a note at these words</Trans>
      </Button>
      <Button size="sm" variant="secondary" iconStart={Flag} {...take(onReport)}>
        <Trans>Report a problem</Trans>
      </Button>
    </div>
  )
}
