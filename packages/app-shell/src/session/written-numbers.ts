import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core'
import { formatNumber } from '@masar/text'

/** A number that counts as one, and is written in the digits of a tag where it is put into a text. */
class WrittenNumber {
  readonly #value: number
  readonly #tag: string

  constructor(value: number, tag: string) {
    this.#value = value
    this.#tag = tag
  }

  /** Plural rules and formatters ask for a number or a key, text for neither. */
  [Symbol.toPrimitive](hint: string): number | string {
    if (hint === 'number') return this.#value
    if (hint === 'string') return String(this.#value)
    return formatNumber(this.#tag, this.#value, { useGrouping: false, maximumFractionDigits: 20 })
  }
}

const patched = new WeakSet<I18n>()

/**
 * Lingui writes the numbers of plurals in the reader's digits, and those that are merely in a sentence as JavaScript does. From now on it
 * writes both alike; who reads 0–9 notices nothing.
 */
export function writeNumbersAlike(i18n: I18n): void {
  if (patched.has(i18n)) return
  patched.add(i18n)
  const translate = i18n._.bind(i18n)
  const alike = (
    id: MessageDescriptor | string,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string => {
    const tag = String(i18n.locales ?? '')
    const isOne = typeof id !== 'string'
    if (!tag.includes('-nu-arab')) return isOne ? translate(id) : translate(id, values, options)
    if (isOne) return translate({ ...id, values: withWrittenNumbers(id.values, tag) })
    return translate(id, withWrittenNumbers(values, tag), options)
  }
  i18n._ = alike
  i18n.t = alike
}

function withWrittenNumbers(values: Record<string, unknown> | undefined, tag: string) {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? new WrittenNumber(value, tag) : value,
    ]),
  )
}
