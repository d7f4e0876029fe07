import { type ApiError, type ClientPaths, newIdempotencyKey, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { WrittenQuestion } from '../exam/api.ts'

export type QuestionToWrite = ReadAnswer<ClientPaths, '/exam-questions/{id}'>['data']
export type NewQuestion =
  ClientPaths['/exams/{id}/questions']['post']['requestBody']['content']['application/json']
export type QuestionContent = Omit<NewQuestion, 'kind'>

export function questionToWriteQuery(id: number) {
  return { ...clientQuery('/exam-questions/{id}', { path: { id } }), staleTime: 0 }
}

function useRefresh() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries(
      queriesOf(
        '/exam-questions/{id}',
        '/exams/{id}/questions',
        '/exams/{id}/structure',
        '/exams/{id}/settings',
        '/questions/{id}/regrade',
        '/exams/{id}',
      ),
    )
}

/** Stores a new question, once however often it is tried. */
export function useAddQuestion(examId: number) {
  const key = useRef(newIdempotencyKey())
  const refresh = useRefresh()
  return useMutation<QuestionToWrite, ApiError, NewQuestion>({
    mutationFn: async body => {
      const call = clientApi().POST('/exams/{id}/questions', {
        params: { path: { id: examId } },
        body,
        headers: { 'Idempotency-Key': key.current },
      })
      return (await unwrap(call)).data
    },
    // What was refused is sent otherwise the next time.
    onError: () => (key.current = newIdempotencyKey()),
    onSettled: refresh,
  })
}

/** Stores what was changed, unless it has changed since. */
export function useChangeQuestion(id: number) {
  const refresh = useRefresh()
  return useMutation<QuestionToWrite, ApiError, QuestionContent & { state: string }>({
    mutationFn: async body =>
      (await unwrap(clientApi().PUT('/exam-questions/{id}', { params: { path: { id } }, body }))).data,
    onSettled: refresh,
  })
}

export type QuestionAct = 'duplicate' | 'retire' | 'restore'

/** Acts on a question as it is stored. */
export function useQuestionAct(id: number) {
  const refresh = useRefresh()
  return useMutation<QuestionToWrite, ApiError, QuestionAct>({
    mutationFn: async act => {
      const params = { path: { id } }
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      const call =
        act === 'duplicate'
          ? clientApi().POST('/exam-questions/{id}/duplicate', { params, headers })
          : act === 'retire'
            ? clientApi().POST('/exam-questions/{id}/retire', { params })
            : clientApi().POST('/exam-questions/{id}/restore', { params })
      return (await unwrap(call)).data
    },
    onSettled: refresh,
  })
}

/** Whether a text may have what only the service can show: a formula, code whose language is named, or an image. */
const mayNeed = /\$|```\w|~~~\w|image:/

/** Formulas, code and images of a question that is being written, as readers will see them. */
export function useRenderedTexts(
  courseId: number,
  { body, explanation, options = [], prompts = [] }: WrittenQuestion,
  more: readonly WrittenQuestion['body'][] = [],
) {
  const own = (texts: { ar?: string; en?: string }) => [texts.ar ?? '', texts.en ?? '']
  const texts = [body, explanation, ...more].flatMap(own).filter(text => mayNeed.test(text))
  const lines = [
    ...options.flatMap(({ text, feedback = {} }) => [...own(text), ...own(feedback)]),
    ...prompts.flatMap(({ text }) => own(text)),
  ].filter(line => mayNeed.test(line))
  const { data } = useQuery({
    queryKey: ['rendered', courseId, texts, lines],
    queryFn: async () =>
      (await unwrap(clientApi().POST('/teaching/rendered', { body: { course_id: courseId, texts, lines } })))
        .data.rendered,
    enabled: texts.length + lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return data
}
