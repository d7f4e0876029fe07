import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../errors.ts'
import { textsOf } from '../modules/exams/questions/with-texts.ts'
import { drawImage, type DrawnImage } from '../modules/platform/images/draw.ts'
import { imageAddressesIn } from '../rich-text/images.ts'
import type { ContentErrors } from './content-errors.ts'
import type { LessonTexts } from './lesson-texts.ts'
import type { PackagedExam } from './read-exams.ts'
import { nameIn } from './source.ts'

/** The images that texts of a package show, by their paths in it, as they will be kept. */
export type PackageImages = ReadonlyMap<string, DrawnImage>
interface Texts {
  lessons: ReadonlyMap<string, LessonTexts>
  exams: readonly Pick<PackagedExam, 'file' | 'facts'>[]
}

const inPackage = /^media\//
const imagePath = /^media\/[a-z0-9][a-z0-9._-]*\.(?:png|jpe?g|webp|gif)$/

/** Reads the images that lessons and questions show; one that is missing, or no image, is an error at its line. */
export async function readImages(
  root: string,
  folder: string,
  texts: Texts,
  errors: ContentErrors,
): Promise<PackageImages> {
  const images = new Map<string, DrawnImage>()
  const seen = new Set<string>()
  for (const [file, shown] of addressesByFile(texts)) {
    for (const address of shown) {
      if (seen.has(address)) continue
      seen.add(address)
      const drawn = await imageAt(join(folder, address), address)
      if (typeof drawn !== 'string') images.set(address, drawn)
      else errors.add(nameIn(root, join(folder, file)), await lineOf(join(folder, file), address), drawn)
    }
  }
  return images
}

/** @returns the image, or what is wrong with it */
async function imageAt(path: string, address: string): Promise<DrawnImage | string> {
  if (!imagePath.test(address)) return `shows ${address}, which must be a .png, .jpg, .webp or .gif in media/`
  if (!existsSync(path)) return `shows ${address}, which is missing`
  try {
    return await drawImage(await readFile(path))
  } catch (error) {
    if (error instanceof AppError) return `shows ${address}, which is no PNG, JPEG, WebP or GIF, or too large`
    throw error
  }
}

function addressesByFile({ lessons, exams }: Texts): [file: string, addresses: string[]][] {
  const shown = (texts: readonly string[]) =>
    texts.flatMap(imageAddressesIn).filter(address => inPackage.test(address))
  return [
    ...[...lessons].flatMap(([key, { body, quiz }]): [string, string[]][] => [
      ...Object.entries(body).map(([language, text]): [string, string[]] => [
        `lessons/${key}.${language}.md`,
        shown([text as string]),
      ]),
      [`lessons/${key}.quiz.yaml`, shown(quiz.flatMap(question => textsOf(question)))],
    ]),
    ...exams.map(({ file, facts }): [string, string[]] => [file, shown(facts.questions.flatMap(textsOf))]),
  ]
}

async function lineOf(file: string, address: string): Promise<number> {
  const text = await readFile(file, 'utf8')
  return text.slice(0, Math.max(0, text.indexOf(address))).split('\n').length
}
