import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { answerFiles } from '../../../db/schema/index.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'

const day = 24 * 60 * 60

/**
 * The files that came with essays, each with an address from which its owner has it for a day: the files themselves would be too much for one
 * document.
 */
export async function filesOf(tx: Connection, attemptIds: number[], userId: number, links: AnswerFileLinks) {
  const rows = await tx
    .select()
    .from(answerFiles)
    .where(and(inArray(answerFiles.attemptId, attemptIds), isNotNull(answerFiles.finishedAt)))
    .orderBy(asc(answerFiles.madeAt), asc(answerFiles.id))
  return rows.map(({ id, attemptId, questionId, name, bytes, type, sha256, madeAt }) => ({
    attemptId,
    questionId,
    name,
    bytes,
    type,
    sha256,
    madeAt,
    download: links.sign(id, userId, day),
  }))
}
