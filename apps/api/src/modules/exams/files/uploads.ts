import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { answerFiles, answers, attemptEvents, attempts } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { Turns } from '../../../turns.ts'
import { tidyName } from '../../platform/uploads/names.ts'
import { discard, follows, keepPart, newUploadId, readParts } from '../../platform/uploads/parts.ts'
import { fileTypes } from './file-types.ts'
import { recognised } from './recognise.ts'
import { partFolder, storedName } from './names.ts'
import { lockEssay, type Writer } from './writable.ts'

const megabyte = 1024 * 1024
/** What the files of one attempt may come to, whole and under way. */
export const mostOfAttempt = 100 * megabyte
/** And those of all attempts of a learner at one exam: of some there may be any number. */
export const mostOfExam = 1000 * megabyte
/** How many parts one file may come in: those of 25 MB by the smallest that browsers send, and some more. Each is a file of its own until all are there. */
export const mostParts = 512
/** A file is looked at whole, and so many at a time. */
const turns = new Turns(2)

type FileRow = typeof answerFiles.$inferSelect

export interface ChosenFile {
  questionId: number
  name: string
  bytes: number
  madeAt: Date
}

/** Files of essays on their way: begun, received part by part, whole or removed. */
export class AnswerUploads {
  readonly #db: Database
  readonly #storage: Storage
  readonly #changed: (attemptId: number) => void

  /** @param changed called with each attempt whose files have changed */
  constructor(db: Database, storage: Storage, changed: (attemptId: number) => void = () => {}) {
    this.#db = db
    this.#storage = storage
    this.#changed = changed
  }

  /**
   * Makes room for a file: counted from now on, so that many at once never exceed what the question and the attempt take.
   * @throws AppError as `lockEssay`, `file_too_large`, `files_full`, `attempt_files_full`, `exam_files_full`
   */
  async begin(
    tx: Transaction,
    writer: Writer,
    { questionId, name, bytes, madeAt }: ChosenFile,
  ): Promise<FileRow> {
    const place = await lockEssay(tx, writer, questionId, madeAt)
    const { most, megabytes } = place.files
    if (bytes > megabytes * megabyte) throw new AppError('file_too_large', { data: { megabytes } })
    const taken = await takenBy(tx, writer, questionId)
    if (taken.files >= most) throw new AppError('files_full', { data: { most } })
    if (taken.attempt + bytes > mostOfAttempt)
      throw new AppError('attempt_files_full', { data: { megabytes: mostOfAttempt / megabyte } })
    if (taken.exam + bytes > mostOfExam)
      throw new AppError('exam_files_full', { data: { megabytes: mostOfExam / megabyte } })
    const [made] = await tx
      .insert(answerFiles)
      .values({
        id: newUploadId(),
        attemptId: writer.attemptId,
        questionId,
        name: tidyName(name),
        bytes,
        madeAt: place.madeAt,
      })
      .returning()
    if (!made) throw new AppError('conflict')
    return made
  }

  /** An own file, whole or on its way. @throws AppError `not_found` */
  async find({ attemptId, userId }: Omit<Writer, 'sessionLock'>, id: string): Promise<FileRow> {
    const [row] = await this.#db
      .select({ file: answerFiles })
      .from(answerFiles)
      .innerJoin(attempts, eq(attempts.id, answerFiles.attemptId))
      .where(and(eq(answerFiles.id, id), eq(attempts.id, attemptId), eq(attempts.userId, userId)))
    if (!row) throw new AppError('not_found')
    return row.file
  }

  /**
   * Receives the next part of a file; with the last one it is looked at, and belongs to the answer. The last part sent again, or none after it,
   * asks for that once more.
   * @returns how many bytes have arrived
   * @throws AppError as `lockEssay`, `upload_offset`, `too_large` (beyond the size of the file, or in more parts than one may have),
   *   `file_kind_refused`
   */
  async receive(writer: Writer, id: string, offset: number, part: Buffer): Promise<number> {
    const file = await this.find(writer, id)
    if (!follows({ ...file, isWhole: file.finishedAt !== null }, offset, part.length)) return file.received
    if (part.length > 0 && file.parts.length >= mostParts) throw new AppError('too_large')
    await this.#db.transaction(tx => lockEssay(tx, writer, file.questionId, file.madeAt))
    if (part.length > 0) await this.#keep(file, part)
    if (offset + part.length === file.bytes) await this.#finish(writer, id)
    return offset + part.length
  }

  async #keep({ id, received }: FileRow, bytes: Buffer): Promise<void> {
    await keepPart(this.#storage, partFolder, { id, bytes }, async name => {
      const kept = await this.#db
        .update(answerFiles)
        .set({
          received: received + bytes.length,
          parts: sql`array_append(${answerFiles.parts}, ${name})`,
        })
        .where(
          and(eq(answerFiles.id, id), eq(answerFiles.received, received), isNull(answerFiles.finishedAt)),
        )
        .returning({ id: answerFiles.id })
      return kept.length > 0
    })
  }

  /** Looks at what has arrived whole: by its content, not by its name. */
  async #finish(writer: Writer, id: string): Promise<void> {
    await turns.take(async () => {
      const file = await this.find(writer, id)
      if (file.finishedAt !== null) return
      const bytes = await buffer(readParts(this.#storage, file.parts))
      const type = recognised(bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      if (type !== null) await this.#storage.put(storedName(id), bytes)
      const isTaken = await this.#db.transaction(async tx => {
        const { files, now } = await lockEssay(tx, writer, file.questionId, file.madeAt)
        if (type === null || !files.kinds.includes(fileTypes[type].kind)) return refuse(tx, file, now)
        const [whole] = await tx
          .update(answerFiles)
          .set({ type, sha256, finishedAt: now, parts: [] })
          .where(and(eq(answerFiles.id, id), isNull(answerFiles.finishedAt)))
          .returning()
        if (whole) await settle(tx, whole, now)
        return true
      })
      await discard(this.#storage, isTaken ? file.parts : [...file.parts, storedName(id)])
      if (!isTaken) throw new AppError('file_kind_refused')
      this.#changed(writer.attemptId)
    })
  }

  /** Takes a file back, whole or on its way. @throws AppError as `lockEssay` */
  async remove(writer: Writer, id: string): Promise<void> {
    const file = await this.find(writer, id)
    const gone = await this.#db.transaction(async tx => {
      const { now } = await lockEssay(tx, writer, file.questionId, new Date())
      const [row] = await tx.delete(answerFiles).where(eq(answerFiles.id, id)).returning()
      if (row?.finishedAt) await trace(tx, row, 'file_removed', now)
      return row
    })
    if (gone) await discard(this.#storage, [...gone.parts, storedName(id)])
    this.#changed(writer.attemptId)
  }
}

/** How many files a question has, and the bytes of an attempt and of all attempts of its learner at the exam; read after the lock, in a statement of its own. */
async function takenBy(tx: Transaction, { attemptId, userId }: Writer, questionId: number) {
  const { rows } = await tx.execute<{ files: number; attempt: number; exam: number }>(sql`
    select count(*) filter (where f.attempt_id = ${attemptId} and f.question_id = ${questionId})::int as files,
      coalesce(sum(f.bytes) filter (where f.attempt_id = ${attemptId}), 0)::float8 as attempt, coalesce(sum(f.bytes), 0)::float8 as exam
    from answer_files f join attempts a on a.id = f.attempt_id
    where a.user_id = ${userId} and a.exam_id = (select o.exam_id from attempts o where o.id = ${attemptId})`)
  return rows[0] ?? { files: 0, attempt: 0, exam: 0 }
}

async function refuse(tx: Transaction, file: FileRow, now: Date): Promise<false> {
  await tx.delete(answerFiles).where(eq(answerFiles.id, file.id))
  await trace(tx, file, 'file_refused', now)
  return false
}

/** The answer has its row from now on: where an exam goes forward only, a file shows how far the learner had got, as text does. */
async function settle(tx: Transaction, file: FileRow, now: Date): Promise<void> {
  const { attemptId, questionId, madeAt } = file
  await tx
    .insert(answers)
    .values({
      attemptId,
      questionId,
      value: null,
      revision: 0,
      madeAt,
      savedAt: now,
      firstMadeAt: madeAt,
      firstSavedAt: now,
    })
    .onConflictDoNothing()
  await trace(tx, file, 'file_added', now)
}

async function trace(tx: Transaction, file: FileRow, kind: string, at: Date): Promise<void> {
  const { attemptId, questionId, name, bytes, sha256, madeAt } = file
  await tx.insert(attemptEvents).values({
    attemptId,
    at,
    kind,
    data: {
      question: questionId,
      made_at: madeAt.toISOString(),
      name,
      bytes,
      ...(sha256 !== null && { sha256 }),
    },
  })
}
