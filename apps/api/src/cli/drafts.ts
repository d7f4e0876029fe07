import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { and, eq } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../db/client.ts'
import { instructors, users } from '../db/schema/index.ts'
import type { Storage } from '../gateways/storage.ts'
import { ContentErrors } from '../import/content-errors.ts'
import { checkDraft, writeDraft } from '../import/draft.ts'
import { unpack, UnpackError, type UnpackErrorCode } from '../import/unpack.ts'
import type { OpenedWithFiles } from './export.ts'

/** Why no draft was made, in words for who typed the command. */
export class DraftError extends Error {
  override name = 'DraftError'
}

const errorMessages: Record<UnpackErrorCode, string> = {
  not_a_zip: 'It is no ZIP archive.',
  truncated: 'A part of it is missing.',
  encrypted: 'It is encrypted.',
  packed_otherwise: 'It is packed in a way that is not read.',
  too_many_files: 'It holds too many files.',
  name_unreadable: 'The name of a file in it cannot be read.',
  name_unfit: 'A name in it leads out of its folder, or has signs that no name may have',
  name_taken: 'Two of its files have one name',
  not_a_file: 'A link is in it',
  kind_unknown: 'A file in it is none that a course has',
  text_too_large: 'A text in it is too long',
  too_large: 'Unpacked it is too large.',
  ratio: 'A file in it grows too much when it is unpacked',
  no_package: 'No course.yaml is in it.',
  several_packages: 'More than one course is in it.',
}

/** `pnpm masar draft`: a course package that an instructor sent, as a new draft of theirs. */
export function draftCommand(program: Command, opened: OpenedWithFiles): void {
  program
    .command('draft')
    .description(
      'make a new draft of an instructor out of a course package; no course that is there is touched',
    )
    .argument('<email>', 'of the instructor')
    .argument('<archive>', 'the package as a ZIP archive, as the studio saves it')
    .action(async (email: string, archive: string) => {
      const folder = await mkdtemp(join(tmpdir(), 'masar-draft-'))
      try {
        const slug = await opened((data, storage) => makeDraft(data, storage, { email, archive, folder }))
        console.log(`A draft was made: ${slug}`)
      } catch (error) {
        if (error instanceof UnpackError) throw new DraftError(said(error))
        throw error
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })
}

interface Given {
  email: string
  archive: string
  folder: string
}

async function makeDraft({ db }: OpenDatabase, storage: Storage, given: Given): Promise<string> {
  const instructorId = await approvedInstructor(db, given.email)
  const errors = new ContentErrors()
  const draft = await checkDraft(db, instructorId, await unpack(resolve(given.archive), given.folder), errors)
  errors.throwIfAny()
  if (!draft) throw new Error('The package has no errors and is no draft.')
  if (draft.preview.needs_password)
    throw new DraftError(
      'Its exam had a password, which no package holds: write a new one as `password` in exam.yaml.',
    )
  const { slug } = await db.transaction(tx => writeDraft(tx, storage, instructorId, draft, null))
  return slug
}

async function approvedInstructor(db: Database, email: string): Promise<number> {
  const [found] = await db
    .select({ id: instructors.id })
    .from(instructors)
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(and(eq(users.email, email.toLowerCase()), eq(instructors.state, 'approved')))
  if (!found) throw new DraftError(`${email} is no approved instructor.`)
  return found.id
}

function said({ code, file }: UnpackError): string {
  return file === null ? errorMessages[code] : `${errorMessages[code]}: ${file}`
}
