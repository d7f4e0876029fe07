import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fixedLimit } from '../../db/statement.ts'
import { contactMessages, faqs, pages, settings } from '../../db/schema/index.ts'

export function contentQueries(db: Database) {
  return {
    faqs: db.select().from(faqs).orderBy(asc(faqs.position)).limit(fixedLimit(200)).prepare('faqs'),
    page: db
      .select()
      .from(pages)
      .where(eq(pages.slug, sql.placeholder('slug')))
      .prepare('page'),
    setting: db
      .select()
      .from(settings)
      .where(eq(settings.key, sql.placeholder('key')))
      .prepare('setting'),
    keepMessage: (message: typeof contactMessages.$inferInsert) =>
      db.insert(contactMessages).values(message).returning({ id: contactMessages.id }),
  }
}
