import { mapTexts, withTexts } from '../modules/exams/questions/with-texts.ts'
import { imageReference, withAddresses } from '../rich-text/images.ts'
import type { CoursePackage } from './read-course.ts'

/** A package whose texts name their images as they are kept. */
export function withKeptImages(course: CoursePackage): CoursePackage {
  const { images, lessons, exams } = course
  if (images.size === 0) return course
  const kept = (text: string) =>
    withAddresses(text, address => {
      const image = images.get(address)
      return image && imageReference(image.id)
    })
  return {
    ...course,
    lessons: new Map(
      [...lessons].map(([key, { title, body, quiz }]) => [
        key,
        { title, body: mapTexts(body, kept), quiz: quiz.map(question => withTexts(question, kept)) },
      ]),
    ),
    exams: exams.map(exam => ({
      ...exam,
      facts: { ...exam.facts, questions: exam.facts.questions.map(question => withTexts(question, kept)) },
    })),
  }
}
