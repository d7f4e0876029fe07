import { useState, type ComponentProps, type CSSProperties } from 'react'
import { hashOf, toneStyle } from '../course-cover/tone.ts'
import { cx } from '../ui-provider/class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: string
  /** A picture; initials while there is none, or when it fails to load. */
  src?: string | null
  /** In CSS pixels. */
  size?: number
}

/** Titles and the article are no part of an initial. */
const skipped = /^(?:د|أ|م|dr|mr|ms|mrs|prof)\.?$/i

const arabicLetter = /\p{Script=Arabic}/u

/** Up to two initials, of one script. Arabic letters join, so a thin space between them breaks the joining. */
export function initials(name: string): string {
  const parts = name
    .trim()
    .split(/\s+/)
    .filter(part => !skipped.test(part))
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(
    part => [...(part ?? '').replace(/^ال(?=..)/, '')][0] ?? '',
  )
  const found = letters.filter(Boolean)
  // Side by side, letters of two scripts would be in an order that is neither's.
  const isMixed = new Set(found.map(letter => arabicLetter.test(letter))).size > 1
  return (isMixed ? found.slice(0, 1) : found).join('\u200c').toLocaleUpperCase()
}

/** A person's picture or initials, in a tone of their own. Their name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 40, className, style, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const look = {
    ...toneStyle(hashOf(name)),
    ...style,
    inlineSize: size,
    blockSize: size,
    fontSize: size * 0.36,
  } as CSSProperties
  return (
    <span {...rest} aria-hidden className={cx(styles.avatar, className)} style={look}>
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
