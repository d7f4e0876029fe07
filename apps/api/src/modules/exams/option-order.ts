import type { QuestionOption } from '../../db/schema/index.ts'

/** The options to choose from, in the order that the attempt was given. */
export function inOrder(options: QuestionOption[], order: string[]): QuestionOption[] {
  return ordered(options, order).filter(option => !option.isPrompt)
}

/** What a matching question gives, in the order that the attempt was given. */
export function promptsInOrder(options: QuestionOption[], order: string[]): QuestionOption[] {
  return ordered(options, order).filter(option => option.isPrompt)
}

function ordered(options: QuestionOption[], order: string[]): QuestionOption[] {
  return order.length === 0 ? options : order.flatMap(key => options.find(option => option.key === key) ?? [])
}
