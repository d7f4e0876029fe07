import { Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { NotebookPen } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import styles from './note-on-words.module.css'
import { selectedWords } from './text-place.ts'

interface NoteOnWordsProps {
  text: RefObject<HTMLElement | null>
  onNote: (words: string) => void
}

/** While words of the text are selected: a button that makes a note at them. */
export function NoteOnWords({ text, onNote }: NoteOnWordsProps) {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setWords(text.current && selectedWords(text.current, getSelection()))
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [text])
  if (words === null) return null
  return (
    <div className={styles.offer}>
      <Button
        size="sm"
        iconStart={NotebookPen}
        // The press would take the selection away before it is a click.
        onPointerDown={event => event.preventDefault()}
        onPress={() => {
          onNote(words)
          getSelection()?.removeAllRanges()
        }}
      >
        <Trans>Make a note at these words</Trans>
      </Button>
    </div>
  )
}
