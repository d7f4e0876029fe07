import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { fixedLimit } from '../../../db/statement.ts'
import { contactMessages, faqs, pages, settings } from '../../../db/schema/index.ts'
import { siteSettingKeys } from './site-settings.ts'

export function contentQueries(db: Database) {
  return {
    faqs: db.select().from(faqs).orderBy(asc(faqs.position)).limit(fixedLimit(200)).prepare('faqs'),
    page: db
      .select()
      .from(pages)
      .where(eq(pages.slug, sql.placeholder('slug')))
      .prepare('page'),
    site: db.select().from(settings).where(inArray(settings.key, siteSettingKeys)).prepare('site_settings'),
    keepMessage: (message: typeof contactMessages.$inferInsert) =>
      db.insert(contactMessages).values(message).returning({ id: contactMessages.id }),
  }
}
