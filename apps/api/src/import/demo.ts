import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Api } from '../api.ts'
import { makeDemoAnnouncements } from './demo-announcements.ts'
import { makeDemoAttempts } from './demo-attempts.ts'
import { makeDemoCertificates } from './demo-certificates.ts'
import { makeDemoCoupons } from './demo-coupons.ts'
import { makeDemoEssays } from './demo-essays.ts'
import { makeDemoNotes } from './demo-notes.ts'
import { makeDemoOrders } from './demo-orders.ts'
import { makeDemoQuestions } from './demo-questions.ts'
import { giveDemoRoles } from './demo-roles.ts'
import { makeDemoSeller } from './demo-seller.ts'
import { importFolder, type ImportOptions } from './import-folder.ts'
import type { Report } from './report.ts'

/** The catalogue that comes with the service. */
export const demoFolder = fileURLToPath(new URL('../../demo', import.meta.url))

export interface DemoOptions extends ImportOptions {
  /** Imports what has changed in the folder, too, where the database has courses already. */
  isUpdating?: boolean
}

/** Imports the demo catalogue into a database without courses; undefined, and nothing done, where there are some (unless it is updated). */
export async function importDemoOnce(
  { database, storage }: Pick<Api, 'database' | 'storage'>,
  { isUpdating = false, ...options }: DemoOptions = {},
): Promise<Report | undefined> {
  if (isUpdating) return importFolder(database, storage, demoFolder, options)
  const { rows } = await database.db.execute(sql`select 1 from courses limit 1`)
  return rows.length > 0 ? undefined : importFolder(database, storage, demoFolder, options)
}

/**
 * Brings the demo into a database: the catalogue where there are no courses, the roles of its people, orders in every state, notes,
 * questions with their answers, announcements, results of exams, and certificates.
 * @returns the secret of the demo operator's authenticator app, in base32
 */
export async function prepareDemo(
  api: Pick<Api, 'database' | 'storage' | 'secrets' | 'payments' | 'sandbox'>,
  options: DemoOptions = {},
): Promise<string> {
  await importDemoOnce(api, options)
  await makeDemoCoupons(api.database.db)
  await makeDemoSeller(api.database.db)
  const secret = await giveDemoRoles(api.database.db, api.secrets)
  await makeDemoOrders(api.database.db, api)
  await makeDemoNotes(api.database.db)
  await makeDemoQuestions(api.database.db)
  await makeDemoAnnouncements(api.database.db)
  await makeDemoAttempts(api.database.db)
  await makeDemoEssays(api.database.db, api.storage)
  await makeDemoCertificates(api.database.db)
  return secret
}
