import { ApiError, type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, clientPages, clientQuery, queriesOf } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'

type Answer<Path extends 'page' | 'thread'> = {
  page: ClientPaths['/lessons/{id}/questions']['get']['responses'][200]['content']['application/json']
  thread: ClientPaths['/questions/{id}']['get']['responses'][200]['content']['application/json']
}[Path]
export type Question = Answer<'page'>['data'][number]
export type Reply = Answer<'thread'>['data']['replies'][number]
/** A question or a reply; their ids never meet. */
export type Post = Question | Reply
export type QuestionOrder = NonNullable<
  NonNullable<ClientPaths['/lessons/{id}/questions']['get']['parameters']['query']>['order']
>
export type ReportReason =
  ClientPaths['/questions/{id}/report']['post']['requestBody']['content']['application/json']['reason']

/** What of the questions is listed; without an order the service chooses it. */
export interface Listed {
  words: string
  order: QuestionOrder | undefined
}

function queryOf({ words, order }: Listed) {
  const q = words.trim().slice(0, 100)
  return { ...(q !== '' && { q }), ...(order !== undefined && { order }) }
}

/** The questions to a lesson, page by page. */
export function lessonQuestionsQuery(id: number, listed: Listed) {
  return clientPages('/lessons/{id}/questions', { path: { id }, query: queryOf(listed) })
}

/** Those to every lesson of a course that is open to the reader. */
export function courseQuestionsQuery(id: number, listed: Listed) {
  return clientPages('/courses/{id}/questions', { path: { id }, query: queryOf(listed) })
}

/** A question with its replies. */
export function threadQuery(id: number) {
  return clientQuery('/questions/{id}', { path: { id } })
}

/** Questions that resemble one that is being written. */
export function similarQuery(courseId: number, text: string) {
  return clientQuery('/courses/{id}/questions/similar', {
    path: { id: courseId },
    query: { text: text.slice(0, 300) },
  })
}

export interface NewPost {
  key: string
  text: string
  /** Has the words be another post from now on. @returns its key */
  renewKey: () => string
}

/** @throws ApiError */
export async function askQuestion(
  lessonId: number,
  { second, ...post }: NewPost & { second: number | null },
): Promise<void> {
  const more = second !== null && { position_seconds: second }
  await makePost(post, body =>
    unwrap(
      clientApi().POST('/lessons/{id}/questions', { params: pathOf(lessonId), body: { ...body, ...more } }),
    ),
  )
}

/** @throws ApiError */
export async function sendReply(questionId: number, post: NewPost): Promise<void> {
  await makePost(post, body =>
    unwrap(clientApi().POST('/questions/{id}/replies', { params: pathOf(questionId), body })),
  )
}

/**
 * Makes a post once. One that was made before, when the answer was lost, and written on since is changed to the words as they are now;
 * where that is too late, or it is deleted, they are a post of their own.
 */
async function makePost(
  { key, text, renewKey }: NewPost,
  send: (body: { key: string; text: string }) => Promise<{ data: Post }>,
): Promise<void> {
  const { data: made } = await send({ key, text })
  if (made.text === text) return
  try {
    await postCalls.edit(made.id, text)
  } catch (error) {
    if (!(error instanceof ApiError) || !['edit_time_over', 'gone'].includes(error.code ?? '')) throw error
    await send({ key: renewKey(), text })
  }
}

const pathOf = (id: number) => ({ path: { id } })

/** What can be done with a post; each throws an `ApiError`. */
export const postCalls = {
  edit: (id: number, text: string) =>
    unwrap(clientApi().PATCH('/questions/{id}', { params: pathOf(id), body: { text } })),
  remove: (id: number) => unwrap(clientApi().DELETE('/questions/{id}', { params: pathOf(id) })),
  accept: (questionId: number, replyId: number | null) =>
    unwrap(
      clientApi().POST('/questions/{id}/accept', { params: pathOf(questionId), body: { reply_id: replyId } }),
    ),
  vote: (id: number, isOn: boolean) =>
    unwrap(clientApi().POST('/questions/{id}/vote', { params: pathOf(id), body: { is_on: isOn } })),
  follow: (id: number, isOn: boolean) =>
    unwrap(clientApi().POST('/questions/{id}/follow', { params: pathOf(id), body: { is_on: isOn } })),
  report: (id: number, reason: ReportReason, note: string) =>
    unwrap(clientApi().POST('/questions/{id}/report', { params: pathOf(id), body: { reason, note } })),
}

const lists = [
  '/lessons/{id}/questions',
  '/courses/{id}/questions',
  '/courses/{id}/questions/similar',
] as const

/** Refetches the shown questions, after one of them has changed. */
export async function refreshQuestions(client: QueryClient): Promise<void> {
  await client.invalidateQueries(queriesOf(...lists, '/questions/{id}'))
}

/** Updates a changed post wherever it is shown, without a refetch. */
export function showPost(client: QueryClient, id: number, change: Partial<Question & Reply>): void {
  const changed = <P extends { id: number }>(post: P): P => (post.id === id ? { ...post, ...change } : post)
  client.setQueriesData<{ pages: Answer<'page'>[] }>(
    queriesOf('/lessons/{id}/questions', '/courses/{id}/questions'),
    known =>
      known && { ...known, pages: known.pages.map(page => ({ ...page, data: page.data.map(changed) })) },
  )
  client.setQueriesData<Answer<'thread'>>(
    queriesOf('/questions/{id}'),
    known =>
      known && {
        ...known,
        data: { question: changed(known.data.question), replies: known.data.replies.map(changed) },
      },
  )
}
