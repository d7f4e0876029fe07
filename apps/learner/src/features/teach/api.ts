import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf, saveFile } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AttemptChoice } from './queries.ts'

export type TaughtCourse = ReadAnswer<ClientPaths, '/teaching/courses'>['data'][number]
export type WaitingAnswer = ReadAnswer<ClientPaths, '/grading'>['data'][number]
export type AnswerToGrade = ReadAnswer<ClientPaths, '/grading/{attemptId}/{questionId}'>['data']
export type ExamStatistics = ReadAnswer<ClientPaths, '/exams/{id}/statistics'>['data']
export type ItemStatistics = ExamStatistics['items'][number]
export type CorrectableQuestion = ReadAnswer<ClientPaths, '/questions/{id}/regrade'>['data']
export type CorrectedKey = CorrectableQuestion['key']
export type RegradePreview =
  ClientPaths['/questions/{id}/regrade/preview']['post']['responses'][200]['content']['application/json']['data']
export type GradeBody =
  ClientPaths['/grading/{attemptId}/{questionId}']['put']['requestBody']['content']['application/json']

/** Which answer of which attempt. */
export interface AnswerPlace {
  attemptId: number
  questionId: number
}

/** Refetched whenever it is opened: another grader may have been there. */
export function answerQuery(place: AnswerPlace, names: 'hidden' | undefined) {
  const query = clientQuery('/grading/{attemptId}/{questionId}', {
    path: { ...place },
    query: { ...(names && { names }) },
  })
  return { ...query, staleTime: 0, gcTime: 0 }
}

/** Stores a grade. What waits and what a course counts change with it. */
export function useGrade(place: AnswerPlace) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, GradeBody>({
    mutationFn: body =>
      unwrap(clientApi().PUT('/grading/{attemptId}/{questionId}', { params: { path: { ...place } }, body })),
    // Not awaited: the next answer opens at once, from the queue as it is shown.
    onSuccess: () =>
      void client.invalidateQueries(queriesOf('/grading', '/teaching/courses', '/exams/{id}/statistics')),
  })
}

/** The figures of the questions that are shown, as CSV. */
export function useStatisticsFile(examId: number, attempts: AttemptChoice) {
  return useMutation<void, ApiError, string>({
    mutationFn: async name => {
      const call = clientApi().GET('/exams/{id}/statistics/file', {
        params: { path: { id: examId }, query: { ...(attempts && { attempts }) } },
        parseAs: 'blob',
      })
      saveFile(name, (await unwrap(call)) as Blob, 'text/csv')
    },
  })
}

/** The address of a file of an answer to grade, good for minutes. @throws ApiError */
export async function gradedFileLink(place: AnswerPlace, fileId: string): Promise<string> {
  const call = clientApi().GET('/grading/{attemptId}/{questionId}/files/{fileId}', {
    params: { path: { ...place, fileId } },
  })
  return (await unwrap(call)).data.href
}
