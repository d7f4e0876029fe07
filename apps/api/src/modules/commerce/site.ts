import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { settings } from '../../db/schema/index.ts'
import { siteSettingKeys, siteSettingsOf, type SiteSettings } from '../operations/content/site-settings.ts'

/** The stored settings of the site as a column of another statement, for `siteSettingsOf`. */
export const siteRows = sql<
  (typeof settings.$inferSelect)[]
>`(select coalesce(json_agg(json_build_object('key', s.key, 'value', s.value)), '[]') from settings s
    where s.key in (${sql.join(
      siteSettingKeys.map(key => sql.raw(`'${key}'`)),
      sql`, `,
    )}))`

/** What `pnpm masar setup` has said of the site and its seller. */
export async function siteOf(db: Connection): Promise<SiteSettings> {
  return siteSettingsOf(await db.select().from(settings).where(inArray(settings.key, siteSettingKeys)))
}
