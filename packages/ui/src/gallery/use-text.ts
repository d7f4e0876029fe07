import { useUi } from '../ui-provider/ui-provider.tsx'
import type { Both } from './entries/entry.ts'

/** A text of the gallery in the page's language. */
export function useText(): (text: Both) => string {
  const { locale } = useUi()
  return ([ar, en]) => (locale === 'ar' ? ar : en)
}
