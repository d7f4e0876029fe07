import type { CountryCode } from 'libphonenumber-js/core'
import { useEffect, useState } from 'react'
import styles from './phone-input.module.css'

/** Drawings by ISO code. They come with this package's own files, never from another server. */
type Flags = Readonly<Record<string, string>>

let known: Flags = {}

async function loadFlags(needed: CountryCode | 'all'): Promise<Flags> {
  if (needed !== 'all' && needed in known) return known
  const { nearFlags } = await import('./flags-near.ts')
  known = { ...known, ...nearFlags }
  if (needed === 'all' || !(needed in known))
    known = { ...known, ...(await import('country-flag-icons/string/3x2')) }
  return known
}

/** The loaded flags; until they have loaded, and if they never do, the country's letters are shown instead. */
export function useFlags(needed: CountryCode | 'all'): Flags {
  const [flags, setFlags] = useState(known)
  useEffect(() => {
    let isCurrent = true
    loadFlags(needed).then(
      loaded => isCurrent && setFlags(loaded),
      (error: unknown) => console.warn('The flags did not load; showing letters instead.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [needed])
  return flags
}

/** A flag, beside words that say the same: hidden from screen readers. */
export function Flag({ code, flags }: { code: CountryCode; flags: Flags }) {
  const drawing = flags[code]
  return (
    <span aria-hidden className={styles.flag}>
      {drawing ? (
        <img alt="" width={24} height={16} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />
      ) : (
        code
      )}
    </span>
  )
}
