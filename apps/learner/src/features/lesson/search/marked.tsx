import { markedParts } from '../transcript/find.ts'

/** A text with the words marked that were looked for, in its own direction. */
export function Marked({ text, words }: { text: string; words: string }) {
  return (
    <bdi>
      {markedParts(text, words).map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which stay where they are
        part.isHit ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  )
}
