import { inArray } from 'drizzle-orm'
import { questionVersions } from '../db/schema/index.ts'
import { loadSharp } from '../pictures.ts'
import type { Teacher } from './regrading.ts'
import type { TestApi } from './test-api.ts'

const sharp = await loadSharp()

export interface KeptImage {
  reference: string
  url: string
  width: number
  height: number
}

/** A picture of one colour, as a file to upload. */
export async function pictureFile(
  colour: string,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  [width, height] = [60, 40],
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } })
  return picture
    .toFormat(format)
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toBuffer()
}

/** Sends an image for the texts of a course. */
export function sendImage(
  api: TestApi,
  { token }: Pick<Teacher, 'token'>,
  courseId: number,
  file: Buffer,
  type = 'image/png',
) {
  return api.as(token, 'en')('POST', `/client-api/v1/teaching/courses/${courseId}/images`, file, {
    'content-type': type,
  })
}

export async function keptImage(
  api: TestApi,
  teacher: Pick<Teacher, 'token'>,
  courseId: number,
  colour: string,
): Promise<KeptImage> {
  const answer = await sendImage(api, teacher, courseId, await pictureFile(colour))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ data: KeptImage }>().data
}

/** Has each question of an exam show an image in its text, and another in its explanation. */
export async function illustrate(
  api: TestApi,
  questionIds: readonly number[],
  images: readonly { asked: string; told: string }[],
): Promise<void> {
  for (const [at, { asked, told }] of images.entries())
    await api.db
      .update(questionVersions)
      .set({
        body: { ar: `سؤال ![شكل](${asked})`, en: `Question ![A shape](${asked})` },
        explanation: { ar: `شرح ![حل](${told})`, en: `Because ![The solution](${told})` },
      })
      .where(inArray(questionVersions.questionId, [questionIds[at] ?? 0]))
}

/** The addresses of images in a payload. */
export function imageLinks(body: string): string[] {
  return [...new Set(body.match(/\/media\/[a-f0-9]{64}\.webp\?[^"\\]+/g))]
}
