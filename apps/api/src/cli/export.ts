import { resolve } from 'node:path'
import type { Command } from 'commander'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../db/client.ts'
import { courses } from '../db/schema/index.ts'
import { coursePackage } from '../export/course-package.ts'
import { ExportError, writePackage } from '../export/write-package.ts'
import type { Storage } from '../gateways/storage.ts'

/** Opens the data for one command that also keeps files. */
export type OpenedWithFiles = <T>(
  work: (database: OpenDatabase, storage: Storage) => Promise<T>,
) => Promise<T>

/** `pnpm masar export`: a course as a package that `import` reads. */
export function exportCommand(program: Command, opened: OpenedWithFiles): void {
  program
    .command('export')
    .description('write a course as a package, which `import` reads again')
    .argument('<course>', 'its slug')
    .argument('<folder>', 'where to; the package becomes a folder in it, named as the course is')
    .action(async (slug: string, folder: string) => {
      const written = await opened(async ({ db }, storage) => {
        const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug))
        const made = course && (await coursePackage(db, course.id))
        if (!made) throw new ExportError(`No course has the slug ${slug}.`)
        return writePackage(storage, resolve(folder), made)
      })
      console.log(`Written: ${written}`)
    })
}
