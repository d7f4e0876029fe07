import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { AnswerValue } from '../../exam/api.ts'
import { showProgress } from '../api.ts'
import type { Lesson } from '../lesson.ts'

type QuizAnswer = ReadAnswer<ClientPaths, '/lessons/{id}/quiz'>
export type QuizQuestion = QuizAnswer['data'][number]

export function quizQuery(lessonId: number) {
  return clientQuery('/lessons/{id}/quiz', { path: { id: lessonId } })
}

/** Shows what the service made of a question wherever the quiz is shown. */
function showQuestion(client: QueryClient, id: number, part: Partial<QuizQuestion>): void {
  client.setQueriesData<QuizAnswer>(
    queriesOf('/lessons/{id}/quiz'),
    answer =>
      answer && { ...answer, data: answer.data.map(one => (one.id === id ? { ...one, ...part } : one)) },
  )
}

/** Has an answer judged; the lesson may be done by it. */
export function useTry(lesson: Lesson) {
  const client = useQueryClient()
  return async (question: number, value: AnswerValue | null) => {
    const { data } = await unwrap(
      clientApi().POST('/quiz-questions/{id}/tries', { params: { path: { id: question } }, body: { value } }),
    )
    showQuestion(client, question, { tries: data.tries, is_solved: data.is_solved })
    showProgress(client, lesson.id, lesson.course.id, {
      is_completed: data.is_lesson_completed,
      watched_seconds: lesson.watched_seconds,
      uncounted: [],
      position_seconds: lesson.position_seconds,
      course_percent: data.course_percent,
    })
    return {
      ...data,
      explanation: [...data.feedback, data.explanation].filter(text => text !== '').join('\n\n'),
    }
  }
}

export function useHint({ id, hints, rendered }: QuizQuestion) {
  const client = useQueryClient()
  return useMutation<Pick<QuizQuestion, 'hints' | 'hints_left' | 'rendered'>, ApiError>({
    mutationFn: async () =>
      (
        await unwrap(
          clientApi().POST('/quiz-questions/{id}/hints', {
            params: { path: { id } },
            body: { shown: hints.length },
          }),
        )
      ).data,
    onSuccess: shown => showQuestion(client, id, { ...shown, rendered: { ...rendered, ...shown.rendered } }),
  })
}
