import { isolate } from '@masar/text'
import { type Reader, sentence, type Locale } from '../../../locale.ts'
import { readableMoment } from '../../../readable.ts'
import { deviceOf } from '../../accounts/sessions/presenter.ts'

/** When and from where a change was made that an e-mail reports. It is stored encrypted with the e-mail, and deleted once that is sent. */
export interface MailOrigin {
  /** ISO 8601, UTC. */
  at: string
  /** The network address; the e-mail names its country, never the address itself. */
  ip: string
  /** The `User-Agent` of the browser. */
  device: string
}

/** A fact of an e-mail with its label. */
export interface Fact {
  label: string
  value: string
}

const labels = {
  when: /*i18n*/ { id: 'mail.fact.when', message: 'Time' },
  device: /*i18n*/ { id: 'mail.fact.device', message: 'Device' },
  place: /*i18n*/ { id: 'mail.fact.place', message: 'Approximate location' },
}
const whenInZone = /*i18n*/ { id: 'mail.fact.riyadh_time', message: '{time} (Riyadh time)' }
const browserOn = /*i18n*/ { id: 'mail.fact.browser_on', message: '{browser} on {system}' }
const unknown = /*i18n*/ { id: 'mail.fact.unknown', message: 'Unknown' }

/** The origin of a request that is being answered now. */
export function originOf(request: {
  ip: string
  headers: { 'user-agent'?: string | undefined }
}): MailOrigin {
  const device = (request.headers['user-agent'] ?? '').slice(0, 200)
  return { at: new Date().toISOString(), ip: request.ip, device }
}

/**
 * What an e-mail says of an origin: the time in the site's zone, browser and system, and the country where one is known.
 * @param country of the network address, ISO 3166; null where it is unknown
 */
export function factsOf(origin: MailOrigin, country: string | null, reader: Reader): Fact[] {
  const { locale } = reader
  const facts: [keyof typeof labels, string][] = [
    ['when', sentence(locale, whenInZone, { time: timeOf(origin.at, reader) })],
    ['device', deviceWords(origin.device, locale)],
    ['place', countryName(country, locale) ?? sentence(locale, unknown)],
  ]
  return facts.map(([name, value]) => ({ label: sentence(locale, labels[name]), value }))
}

/** A moment in the site's zone, with its weekday. @param at ISO 8601 */
export function timeOf(at: string, reader: Reader): string {
  return readableMoment(new Date(at), reader, { dateStyle: 'full' })
}

function deviceWords(userAgent: string, locale: Locale): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null)
    return sentence(locale, browserOn, { browser: isolate(browser), system: isolate(system) })
  return browser ?? system ?? sentence(locale, unknown)
}

function countryName(country: string | null, locale: Locale): string | null {
  if (country === null) return null
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country) ?? null
}
