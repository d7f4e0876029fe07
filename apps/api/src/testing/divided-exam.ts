import { eq } from 'drizzle-orm'
import { examSections, questions } from '../db/schema/index.ts'
import type { TestExam } from './exam.ts'
import type { TestApi } from './test-api.ts'

/** Divides an exam into two sections: 600 seconds with its first two questions, 1200 seconds with the rest. */
export async function divide(
  api: TestApi,
  { examId, questionIds }: Pick<TestExam, 'examId' | 'questionIds'>,
): Promise<void> {
  const title = (text: string) => ({ ar: `${text} ع`, en: text })
  const [one, two] = await api.db
    .insert(examSections)
    .values([
      { examId, key: 'one', position: 1, title: title('One'), timeLimitSeconds: 600 },
      { examId, key: 'two', position: 2, title: title('Two'), timeLimitSeconds: 1200 },
    ])
    .returning({ id: examSections.id })
  for (const [at, id] of questionIds.entries())
    await api.db
      .update(questions)
      .set({ examSectionId: (at < 2 ? one : two)?.id ?? null })
      .where(eq(questions.id, id))
}
