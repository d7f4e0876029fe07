import { inArray } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { settings } from '../../db/schema/index.ts'
import { siteSettingKeys, siteSettingsOf, type SiteSettings } from '../operations/content/site-settings.ts'

/** What `pnpm masar setup` has said of the site and its seller. */
export async function siteOf(db: Connection): Promise<SiteSettings> {
  return siteSettingsOf(await db.select().from(settings).where(inArray(settings.key, siteSettingKeys)))
}
