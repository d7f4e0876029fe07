import type { Connection } from '../../../db/client.ts'
import { emit } from '../../platform/outbox/emit.ts'

/** The channel of a lesson’s questions; for those who may read them. */
const channelOf = (lessonId: number) => `private-lesson-questions.${lessonId}`

/** Publishes to readers of a lesson’s questions that one of them, or a reply to it, has changed, without its text. */
export async function publishQuestion(
  tx: Connection,
  { lessonId, questionId }: { lessonId: number; questionId: number },
  socketId?: string,
): Promise<void> {
  await publish(tx, lessonId, 'QuestionChanged', { lesson_id: lessonId, question_id: questionId }, socketId)
}

/** Tells them how many find a post helpful. */
export async function publishVotes(
  tx: Connection,
  lessonId: number,
  post: { post_id: number; question_id: number; votes: number },
  socketId?: string,
): Promise<void> {
  await publish(tx, lessonId, 'PostVoted', post, socketId)
}

async function publish(tx: Connection, lessonId: number, name: string, data: object, socketId?: string) {
  await emit(tx, [{ channel: channelOf(lessonId), name, data, ...(socketId !== undefined && { socketId }) }])
}
