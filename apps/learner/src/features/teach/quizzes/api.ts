import { ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type TaughtQuizzes = ReadAnswer<ClientPaths, '/teaching/courses/{id}/quizzes'>['data']
export type QuizToWrite = ReadAnswer<ClientPaths, '/teaching/lessons/{id}/quiz'>['data']
export type StoredQuestion = QuizToWrite['questions'][number]
export type QuizBody =
  ClientPaths['/teaching/lessons/{id}/quiz']['put']['requestBody']['content']['application/json']

export function taughtQuizzesQuery(courseId: number) {
  return { ...clientQuery('/teaching/courses/{id}/quizzes', { path: { id: courseId } }), staleTime: 0 }
}

export function quizToWriteQuery(lessonId: number) {
  return { ...clientQuery('/teaching/lessons/{id}/quiz', { path: { id: lessonId } }), staleTime: 0 }
}

/** Stores the whole quiz, unless it has changed since. A conflict answers with the current one. */
export function useWriteQuiz(lessonId: number) {
  const client = useQueryClient()
  return useMutation<QuizToWrite, ApiError, QuizBody>({
    mutationFn: async body => {
      const call = clientApi().PUT('/teaching/lessons/{id}/quiz', {
        params: { path: { id: lessonId } },
        body,
      })
      return (await unwrap(call)).data
    },
    onSettled: () =>
      client.invalidateQueries(
        queriesOf(
          '/teaching/lessons/{id}/quiz',
          '/teaching/courses/{id}/quizzes',
          '/lessons/{id}/quiz',
          '/lessons/{id}',
        ),
      ),
  })
}

const ofQuestion = /^questions\.(?<at>\d+)\.(?<field>.+)$/

/** What the service says of one question, with the names that its fields have alone. */
export function errorOf(error: ApiError | null, at: number): ApiError | null {
  if (error === null) return null
  const errors = Object.entries(error.errors).flatMap(([name, messages]) => {
    const { groups } = ofQuestion.exec(name) ?? {}
    return groups?.['field'] !== undefined && Number(groups['at']) === at ? [[groups['field'], messages]] : []
  })
  const { kind, status, message, code } = error
  return new ApiError(kind, status, { message, code, errors: Object.fromEntries(errors) })
}

/** The first question of which the service says something. */
export function firstRefused({ errors }: ApiError): number | undefined {
  const places = Object.keys(errors).flatMap(name => ofQuestion.exec(name)?.groups?.['at'] ?? [])
  return places.length === 0 ? undefined : Math.min(...places.map(Number))
}
