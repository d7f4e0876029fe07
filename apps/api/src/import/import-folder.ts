import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/client.ts'
import { advisoryLocks } from '../db/locks.ts'
import { settleCatalogue } from '../db/maintenance.ts'
import type { Storage } from '../gateways/storage.ts'
import { foldEnrolments } from '../modules/catalogue/counters.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { ContentErrors } from './content-errors.ts'
import { readKnown } from './known.ts'
import { readFolder, type Catalogue } from './read-catalogue.ts'
import { Report } from './report.ts'
import { writeAccounts, writeInstructors } from './write-accounts.ts'
import { writeCompanies } from './write-companies.ts'
import { writeContent } from './write-content.ts'
import { writeCourses } from './write-courses.ts'
import { writePlaces } from './write-places.ts'
import { writeStudents } from './write-students.ts'
import type { Writing } from './writing.ts'

export interface ImportOptions {
  /** Told what is being done, a line at a time. */
  progress?: (line: string) => void
  now?: Date
}

/**
 * Imports a course package, or a folder with catalogue.yaml: everything is checked first, then written in one transaction.
 * Importing the same folder again changes only what changed; learners' progress is never taken away.
 * @throws ImportError naming every error; nothing was written then
 */
export async function importFolder(
  database: OpenDatabase,
  storage: Storage,
  folder: string,
  options: ImportOptions = {},
): Promise<Report> {
  const progress = options.progress ?? (() => undefined)
  const errors = new ContentErrors()
  progress('checking …')
  const catalogue = await readFolder(resolve(folder), errors)
  checkCatalogue(catalogue, await readKnown(database.db, catalogue))
  errors.throwIfAny()
  const report = new Report()
  await database.db.transaction(async tx => {
    if (!database.isEmbedded) {
      await tx.execute(sql`set local statement_timeout = 0`)
      // Two imports take turns.
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.import})`)
    }
    await write({ tx, storage, report, progress, now: options.now ?? new Date() }, catalogue)
  })
  await settleCatalogue(database)
  return report
}

async function write(writing: Writing, catalogue: Catalogue): Promise<void> {
  const places = await writePlaces(writing, catalogue)
  writing.progress('places and categories')
  const accounts = await writeAccounts(writing, catalogue, places)
  const instructors = await writeInstructors(writing, catalogue, accounts)
  writing.progress('accounts')
  await writeCourses(writing, catalogue.courses, { instructors, categories: places.categories, accounts })
  await writeStudents(writing, catalogue, accounts)
  await writeCompanies(writing, catalogue, accounts, places)
  writing.progress('learners and companies')
  await writeContent(writing, catalogue)
  await keepNumbers(writing)
  writing.progress('texts and settings')
}

/** Adds up the enrolments that were written, and gives courses that have changed hands to the instructors who have them now. */
async function keepNumbers({ tx }: Writing): Promise<void> {
  await foldEnrolments(tx)
  await tx.execute(sql`update instructors i set student_count = n.learners
    from (select t.id, (select count(*) from enrolments e join courses c on c.id = e.course_id where c.instructor_id = t.id)
      - (select coalesce(sum(d.added), 0) from enrolment_deltas d join courses c on c.id = d.course_id where c.instructor_id = t.id) as learners from instructors t) n
    where n.id = i.id and i.student_count <> n.learners`)
}
