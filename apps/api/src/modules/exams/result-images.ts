import type { Database } from '../../db/client.ts'
import type { MediaLinks } from '../../gateways/media-links.ts'
import { imagesShownIn } from '../platform/images/show.ts'
import type { resultOf } from './result.ts'

type Result = Awaited<ReturnType<typeof resultOf>>
type ResultQuestion = Result['questions'][number]

/** A result with the images of what it shows, each for as long as the review policy shows that. */
export async function withResultImages(
  db: Database,
  links: MediaLinks,
  viewerId: number,
  result: Result,
): Promise<Result> {
  const show = await imagesShownIn(db, links, result.course.id, result.questions)
  const shown = (question: ResultQuestion): ResultQuestion => {
    if (!question.rendered) return question
    const asked = askedIn(question)
    const link = { viewerId, attemptId: result.id, questionId: question.id }
    const rendered = Object.entries(question.rendered).map(([text, nodes]) => [
      text,
      show(nodes, { ...link, part: asked.has(text) ? 'asked' : 'told' }),
    ])
    return { ...question, rendered: Object.fromEntries(rendered) }
  }
  return { ...result, questions: result.questions.map(shown) }
}

/** The texts that were there before the submission already; the others are feedback and explanation. */
function askedIn({ body, prompts, options }: ResultQuestion): Set<string> {
  return new Set([body, ...[...prompts, ...options].map(({ text }) => text)])
}
