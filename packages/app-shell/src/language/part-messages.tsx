import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { Locale } from '@masar/site-map'
import { useUi } from '@masar/ui'
import { type ComponentType, type ReactNode, use, useEffect, useMemo } from 'react'
import { writeDigits } from '../session/write-digits.ts'

type Catalogue = () => Promise<{ messages: Messages }>

/** A part of the page with sentences of its own. */
export type PartMessages = ComponentType<{ children: ReactNode }> & {
  /** Fetches them; a route's loader calls it, so that its page does not wait twice. */
  load: (locale: Locale) => Promise<Messages>
}

/**
 * The sentences of a part of a prerendered page, fetched with it instead of with the app. They reach that part alone: a change of the app's own
 * catalogue would make React rerender what is not hydrated yet. The host renders with them, too.
 */
export function partMessages(catalogues: Record<Locale, Catalogue>): PartMessages {
  const loads: Partial<Record<Locale, Promise<Messages>>> = {}
  const load = (locale: Locale) => (loads[locale] ??= begin(catalogues[locale], () => delete loads[locale]))
  function Part({ children }: { children: ReactNode }) {
    const { locale, tag } = useUi()
    const { i18n: around } = useLingui()
    const own = use(load(locale))
    const i18n = useMemo(() => {
      const messages = { ...around.messages, ...own }
      return setupI18n({ locale, locales: tag, messages: { [locale]: messages } })
    }, [around, locale, own, tag])
    // What the app fetches later is known here, too, silently: nothing mounted is rerendered.
    useEffect(
      () => around.on('change', () => void Object.assign(i18n.messages, around.messages, own)),
      [around, i18n, own],
    )
    useEffect(() => writeDigits(i18n, locale, tag), [i18n, locale, tag])
    return <I18nProvider i18n={i18n}>{children}</I18nProvider>
  }
  return Object.assign(Part, { load })
}

/** @param forget a failed fetch is made again by who asks next */
function begin(catalogue: Catalogue, forget: () => void): Promise<Messages> {
  const loaded: Promise<Messages> = catalogue().then(({ messages }) => {
    // React reads these before it suspends: what is there is rendered at once.
    Object.assign(loaded, { status: 'fulfilled', value: messages })
    return messages
  })
  loaded.catch(forget)
  return loaded
}
