import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { answerFiles, type AnsweredFile, type AnswerValue } from '../../../db/schema/index.ts'

/** The files that have arrived whole at an attempt, by their question: what it is handed in with. */
export async function wholeFiles(tx: Connection, attemptId: number): Promise<Map<number, AnsweredFile[]>> {
  const rows = await tx
    .select()
    .from(answerFiles)
    .where(and(eq(answerFiles.attemptId, attemptId), isNotNull(answerFiles.finishedAt)))
    .orderBy(asc(answerFiles.madeAt), asc(answerFiles.id))
  const byQuestion = Map.groupBy(rows, row => row.questionId)
  return new Map(
    [...byQuestion].map(([question, files]) => [
      question,
      // In the order in which the database keeps the names of a value: the receipt is made of it as it will be read.
      files.map(({ id, name, type, bytes, sha256 }) => ({
        id,
        name,
        type: type ?? '',
        bytes,
        sha256: sha256 ?? '',
      })),
    ]),
  )
}

/** An answer with exactly these files, whatever it was handed in with before its attempt was opened again. */
export function withFiles(
  value: AnswerValue | null,
  files: readonly AnsweredFile[] | undefined,
): AnswerValue | null {
  if (value !== null && !('text' in value)) return value
  if (files !== undefined) return { text: value?.text ?? '', files: [...files] }
  return value?.files === undefined ? value : { text: value.text }
}
