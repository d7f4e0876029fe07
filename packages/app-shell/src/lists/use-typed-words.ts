import { useEffect, useRef, useState } from 'react'

/** Milliseconds of quiet before what is typed is searched. */
const pause = 250

/**
 * The words in the search box: shown at once, searched after a pause. Words that come from elsewhere (back, a link)
 * replace the text; those that come from here never overtake the typing.
 */
export function useTypedWords(words: string, search: (typed: string) => void) {
  const [typed, setTyped] = useState(words)
  const [sent, setSent] = useState(words.trim())
  const [seen, setSeen] = useState(words)
  if (seen !== words) {
    setSeen(words)
    if (words.trim() !== sent) {
      setTyped(words)
      setSent(words.trim())
    }
  }
  const page = useRef<string | null>(null)
  useEffect(() => {
    page.current ??= location.pathname
    if (typed.trim() === sent) return
    const waiting = setTimeout(() => {
      // A result was pressed before the pause was over: the search must not bring back the page that is being left.
      if (location.pathname !== page.current) return
      setSent(typed.trim())
      search(typed)
    }, pause)
    return () => clearTimeout(waiting)
  }, [typed, sent, search])
  return { typed, setTyped }
}
