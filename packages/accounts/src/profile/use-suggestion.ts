import { useEffect, useState } from 'react'

/** How a name may be written in the other script; the list of names is fetched with the first field that asks. */
type Suggest = (name: string) => string

/** The name as it may be written in the other script; null while nothing can be said. */
export function useSuggestion(name: string): string | null {
  const [suggest, setSuggest] = useState<Suggest | null>(null)
  useEffect(() => {
    let isShown = true
    import('@masar/text/names').then(
      ({ suggestName }) => isShown && setSuggest(() => suggestName),
      (error: unknown) => console.warn('the list of names was not loaded', error),
    )
    return () => {
      isShown = false
    }
  }, [])
  return suggest?.(name.trim()) || null
}
