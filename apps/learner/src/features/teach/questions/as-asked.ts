import type { Question } from '../../exam/api.ts'
import type { WrittenQuestion } from '../exam/api.ts'

export type Language = 'ar' | 'en'

/** The text in the reader's language, or in the one it has. */
export function textIn({ ar, en }: WrittenQuestion['body'], language: Language): string {
  return (language === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''
}

/** A question as an attempt would have it, without what is right. @param at a number of its own on the page */
export function asAsked(
  { kind, points, body, options = [], prompts = [], essay, rendered }: WrittenQuestion,
  at: number,
  language: Language,
): Question {
  const texts = (all: readonly { key: string; text: WrittenQuestion['body'] }[], into: Language) =>
    all.map(({ key, text }) => ({ key, text: textIn(text, into) }))
  const second = language === 'ar' ? 'en' : 'ar'
  const other = body[language] === undefined ? undefined : body[second]
  return {
    id: at,
    position: at,
    kind,
    points,
    body: textIn(body, language),
    prompts: texts(prompts, language),
    options: texts(options, language),
    other:
      other === undefined
        ? null
        : { language: second, body: other, prompts: texts(prompts, second), options: texts(options, second) },
    answer: null,
    revision: 0,
    ...(essay && { essay }),
    ...(rendered && { rendered }),
  }
}
