import { withRendered } from '../../../rich-text/rendered.ts'
import type { QuestionFacts } from './facts.ts'
import { languages } from './formats/texts.ts'

/** A question with all that is right, and its texts in both languages as readers show them: for its instructor. */
export function presentWritten({
  key: _,
  section: __,
  lesson: ___,
  lessonId: ____,
  waived: _____,
  ...facts
}: QuestionFacts) {
  const rendered = Object.assign({}, ...languages.map(language => renderedIn(facts, language)))
  return { ...facts, ...(Object.keys(rendered).length > 0 && { rendered }) }
}

function renderedIn(
  { body, explanation, options = [], prompts = [] }: Omit<QuestionFacts, 'key'>,
  language: 'ar' | 'en',
) {
  const own = (all: readonly { text: QuestionFacts['body'] }[]) =>
    all.map(({ text }) => ({ text: text[language] ?? '' }))
  const choices = options.map(({ text, feedback }) => ({
    text: text[language] ?? '',
    feedback: feedback?.[language] ?? null,
  }))
  return withRendered({
    body: body[language] ?? '',
    explanation: explanation[language] ?? '',
    options: choices,
    prompts: own(prompts),
  }).rendered
}
