import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { AnswerValue, AnsweredFile, EssayForm as StoredForm } from '../../../db/schema/index.ts'
import { Nullable, named } from '../../contract.ts'
import { EssayForm } from '../questions/essay-schema.ts'

/** A file of an answer; where it is not whole yet, how much of it has arrived. */
export const AnswerFile = named('AnswerFile', {
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  received: Type.Integer({ description: 'How many bytes have arrived.' }),
  is_whole: Type.Boolean({ description: 'It has arrived, and belongs to the answer.' }),
  sha256: Nullable(Type.String()),
})
export type PresentedFile = Static<typeof AnswerFile>

/** What an essay has beside its words: the form of its answer where that is not plain text, and the files where there are any. */
export const essayParts = {
  essay: Type.Optional(EssayForm),
  files: Type.Optional(Type.Array(AnswerFile)),
}

export function presentEssay(essay: StoredForm | null, files: readonly PresentedFile[]) {
  return { ...(essay && { essay }), ...(files.length > 0 && { files: [...files] }) }
}

/** The files of one answer of an attempt under way, in the order in which they were chosen, as one JSON value. */
export function filesOfAnswer(attempt: SQL, question: SQL): SQL {
  return sql`select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'received', f.received,
      'is_whole', f.finished_at is not null, 'sha256', f.sha256) order by f.made_at, f.id), '[]')
    from answer_files f where f.attempt_id = ${attempt} and f.question_id = ${question}`
}

/** The files that an answer was handed in with. */
export function handedIn(value: AnswerValue | null): PresentedFile[] {
  return storedFiles(value).map(({ id, name, bytes, sha256 }) => ({
    id,
    name,
    bytes,
    received: bytes,
    is_whole: true,
    sha256,
  }))
}

export function storedFiles(value: AnswerValue | null): AnsweredFile[] {
  return value !== null && 'text' in value ? (value.files ?? []) : []
}

/** An answer without the files, which are listed beside it; null where nothing else is in it. */
export function written(value: AnswerValue | null): AnswerValue | null {
  if (value === null || !('text' in value) || value.files === undefined) return value
  return value.text === '' ? null : { text: value.text }
}
