import type { ClientPaths } from '@masar/api-sdk'

type Body<Path extends keyof ClientPaths> = ClientPaths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': { data: infer Data } } } } }
}
  ? Data
  : never

export type ExamDetails = Body<'/exams/{id}'>
export type Attempt = Body<'/attempts/{id}'>
export type Question = Attempt['questions'][number]
export type Result = Body<'/attempts/{id}/result'>
export type ResultQuestion = Result['questions'][number]

/** An answer as the service takes it. */
export type AnswerBody =
  ClientPaths['/attempts/{id}/answers/{questionId}']['put']['requestBody']['content']['application/json']
export type AnswerValue = NonNullable<AnswerBody['value']>
