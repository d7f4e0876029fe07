import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import {
  courses,
  discussionFollows,
  discussions,
  discussionVotes,
  lessons,
  users,
} from '../db/schema/index.ts'
import { searchVectorOf } from '../modules/learning/discussions/writing.ts'
import { type DemoQuestion, demoQuestions } from './demo-question-texts.ts'

const addressOf = (name: string) => `${name}@demo.masar.test`
const day = 86_400_000

/** Asks and answers the demo’s questions, where its people and lessons are there and nothing is asked. */
export async function makeDemoQuestions(db: Database): Promise<void> {
  if ((await db.$count(discussions)) > 0) return
  const names = demoQuestions.flatMap(({ by, votes = [], replies = [] }) => [
    by,
    ...votes,
    ...replies.flatMap(reply => [reply.by, ...(reply.votes ?? [])]),
  ])
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, [...new Set(names)].map(addressOf)))
  const userIds = new Map(people.map(({ id, email }) => [email, id]))
  const rows = await db
    .select({ id: lessons.id, key: sql<string>`${courses.slug} || '/' || ${lessons.key}` })
    .from(lessons)
    .innerJoin(courses, sql`${courses.id} = ${lessons.courseId}`)
    .where(inArray(courses.slug, [...new Set(demoQuestions.map(({ course }) => course))]))
  const lessonIds = new Map(rows.map(({ key, id }) => [key, id]))
  await db.transaction(async tx => {
    for (const question of demoQuestions) {
      const lessonId = lessonIds.get(`${question.course}/${question.lesson}`)
      const isWhole = [question.by, ...(question.replies ?? []).map(({ by }) => by)].every(name =>
        userIds.has(addressOf(name)),
      )
      if (lessonId !== undefined && isWhole)
        await writeQuestion(tx, question, lessonId, name => userIds.get(addressOf(name)))
    }
  })
}

async function writeQuestion(
  tx: Transaction,
  { by, days, position, text, votes = [], replies = [] }: DemoQuestion,
  lessonId: number,
  idOf: (name: string) => number | undefined,
): Promise<void> {
  const askedAt = Date.now() - days * day
  const write = async (post: {
    by: string
    text: string
    votes?: readonly string[]
    questionId: number | null
    position: number | null
    isAccepted?: boolean
    at: number
  }) => {
    const [made] = await tx
      .insert(discussions)
      .values({
        lessonId,
        userId: idOf(post.by) ?? 0,
        questionId: post.questionId,
        position: post.position,
        text: post.text,
        searchVector: searchVectorOf(post.text),
        isAccepted: post.isAccepted ?? false,
        createdAt: new Date(post.at),
        updatedAt: new Date(post.at),
      })
      .returning({ id: discussions.id })
    if (!made) throw new Error('The post was not made.')
    const voters = (post.votes ?? []).flatMap(name => idOf(name) ?? [])
    if (voters.length > 0)
      await tx.insert(discussionVotes).values(voters.map(userId => ({ discussionId: made.id, userId })))
    return made.id
  }
  const questionId = await write({
    by,
    text,
    votes,
    questionId: null,
    position: position ?? null,
    at: askedAt,
  })
  for (const [index, reply] of replies.entries())
    await write({ ...reply, questionId, position: null, at: askedAt + ((index + 1) * day) / 12 })
  const followers = [...new Set([by, ...replies.map(reply => reply.by)])].flatMap(name => idOf(name) ?? [])
  await tx.insert(discussionFollows).values(followers.map(userId => ({ questionId, userId })))
}
