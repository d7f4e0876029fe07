import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { questionKinds, questions, type AnswerValue, type QuestionKind } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { judged } from './judging.ts'
import { samples } from './samples.ts'
import { PracticeBody, PracticeParams, PracticeQuestions, PracticeVerdict } from './schema.ts'

const tags = ['exams']

/**
 * Trying the kinds of questions before the start: nothing is stored and nothing counts.
 * @param demandExam refuses an exam that the person doesn't see
 */
export function kindsPractice(
  db: Database,
  demandExam: (exam: number, user: number) => Promise<unknown>,
): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exams/:id/practice',
      {
        schema: {
          operationId: 'listPracticeQuestions',
          summary: 'List a practice question of each kind that an exam asks',
          errorCodes: ['not_found'],
          description: 'They are in no exam. The service judges their answers; nothing of it is stored.',
          tags,
          params: IdParams,
          response: { 200: PracticeQuestions },
        },
      },
      async request => {
        await demandExam(request.params.id, viewerOf(request).id)
        const kinds = await kindsOf(db, request.params.id)
        return { data: kinds.map((kind, at) => presentSample(kind, at, request.locale)) }
      },
    )

    app.post(
      '/exams/:id/practice/:kind',
      {
        schema: {
          operationId: 'tryPracticeQuestion',
          summary: 'Try an answer to a practice question',
          description:
            'Marks an answer to a question of the kind that the exam asks, before the exam begins. Nothing of it is kept.',
          errorCodes: ['not_found'],
          tags,
          params: PracticeParams,
          body: PracticeBody,
          response: { 200: PracticeVerdict },
        },
      },
      async request => {
        const { id, kind } = request.params
        await demandExam(id, viewerOf(request).id)
        return { data: verdictOn(kind, request.body.value, request.locale) }
      },
    )
  }
}

/** In the order in which the kinds are named everywhere. */
async function kindsOf(db: Database, examId: number): Promise<QuestionKind[]> {
  const rows = await db
    .selectDistinct({ kind: questions.kind })
    .from(questions)
    .where(and(eq(questions.examId, examId), isNull(questions.retiredAt)))
  const used = new Set(rows.map(({ kind }) => kind))
  return questionKinds.filter(kind => used.has(kind))
}

function presentSample(kind: QuestionKind, at: number, locale: Locale) {
  const { body, options } = samples[kind]
  const present = (isPrompt: boolean) =>
    options
      .filter(option => (option.isPrompt === true) === isPrompt)
      .map(({ key, text }) => ({ key, text: pick(text, locale) }))
  return {
    id: questionKinds.indexOf(kind) + 1,
    position: at + 1,
    kind,
    points: 1,
    body: pick(body, locale),
    prompts: present(true),
    options: present(false),
    other: null,
    answer: null,
    revision: 0,
  }
}

function verdictOn(kind: QuestionKind, value: AnswerValue | null, locale: Locale) {
  const sample = samples[kind]
  const verdict = judged({ kind, ...sample }, value)
  return { ...verdict, explanation: pick(sample.explanation, locale) }
}
