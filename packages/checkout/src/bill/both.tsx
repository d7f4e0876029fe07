import type { MessageDescriptor } from '@lingui/core'
import { otherLanguage, useApp } from '@masar/app-shell'
import { direction, type Locale } from '@masar/site-map'
import { Isolate } from '@masar/ui'
import { useBothLanguages } from './both-languages.ts'
import styles from './bill.module.css'

/** A word of the bill in the reader's language, with the other beside it. */
export function Both({ word }: { word: MessageDescriptor }) {
  const { locale } = useApp()
  const say = useBothLanguages()
  const other = otherLanguage(locale).locale
  if (!say) return null
  return (
    <>
      {say(word, locale)}{' '}
      <bdi lang={other} dir={direction(other)} className={styles.other}>
        {say(word, other)}
      </bdi>
    </>
  )
}

/** A name or title as the bill has it: the reader's language first, the other below where it says something else. */
export function Texts({ of: text }: { of: Record<Locale, string | null> }) {
  const { locale } = useApp()
  const [first, second] = textsOf(text, locale)
  return (
    <>
      <Isolate>{first}</Isolate>
      {second !== undefined && (
        <span className={styles.second}>
          <Isolate>{second}</Isolate>
        </span>
      )}
    </>
  )
}

/** The texts that there are, the reader's own first. */
export function textsOf(text: Record<Locale, string | null>, locale: Locale): string[] {
  const texts = [text[locale], text[otherLanguage(locale).locale]].filter(
    each => each !== null && each !== '',
  )
  return [...new Set(texts)] as string[]
}
