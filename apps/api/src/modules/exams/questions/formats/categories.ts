import { cleanText } from './texts.ts'

/** How long the path of a category may be. */
export const longestCategory = 500

/**
 * The category that a file of Moodle names, as a plain path: without the context and the root that each path there begins with.
 * @returns undefined for the root itself, which says nothing
 */
export function categoryOf(path: string): string | undefined {
  const plain = cleanText(path)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\$[a-z]+\d*\$(?:\/|$)/, '')
    .replace(/^top(?:\/(?!\/)|$)/, '')
  return plain === '' ? undefined : plain
}

/** The path that Moodle reads: of the course, from its root. */
const moodlePath = (category = '') => `$course$/top${category === '' ? '' : `/${category}`}`

/** Questions in their order, each with the path to be written before it where its category is another than that of the one before. */
export function byCategory<Question extends { category?: string }>(
  questions: readonly Question[],
): { question: Question; path: string | undefined }[] {
  return questions.map((question, at) => ({
    question,
    path: question.category === questions[at - 1]?.category ? undefined : moodlePath(question.category),
  }))
}
