import { inArray } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { settings } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { siteSettingKeys, siteSettingsOf } from '../../operations/content/site-settings.ts'

/** Who sends, as the footer of an e-mail names it: legal name and postal address; empty until `pnpm masar setup` has stored them. */
export type SiteSender = Record<Locale, string[]>

/** Reads who sends, from the seller and the contacts of the settings. */
export async function readSiteSender(db: Connection): Promise<SiteSender> {
  const { seller, contact } = siteSettingsOf(
    await db.select().from(settings).where(inArray(settings.key, siteSettingKeys)),
  )
  const linesIn = (locale: Locale) =>
    [seller?.legal_name ?? '', pick(contact.address, locale)].filter(line => line !== '')
  return { ar: linesIn('ar'), en: linesIn('en') }
}
