import { buffer } from 'node:stream/consumers'
import type { Connection } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { imageAddressesIn, imageIdOf, imageReference, withAddresses } from '../../../rich-text/images.ts'
import { drawImage, type DrawnImage } from '../../platform/images/draw.ts'
import { imagesOf } from '../../platform/images/stored.ts'
import type { QuestionFacts } from './facts.ts'
import { isElsewhere, type ImageBytes } from './formats/images.ts'
import type { NoteCode, ReadFile, ReadQuestion } from './formats/reading.ts'
import { imagesOfQuestion, textsOf, withTexts } from './with-texts.ts'

/** A file whose images are drawn: its texts name them as they will be stored. */
export interface DrawnFile extends ReadFile {
  drawn: ReadonlyMap<string, DrawnImage>
}

/** What the images of one file may come to once they are unpacked, in pixels. */
const mostPixelsOfFile = 400_000_000

/** Draws the images of a file; one that cannot be is left out, and its question says so. Of images that the course has, it needs no file. */
export async function drawFile(db: Connection, courseId: number, file: ReadFile): Promise<DrawnFile> {
  const made = new Map<string, DrawnImage>()
  let pixels = 0
  for (const [id, bytes] of file.images.found) {
    const image = pixels > mostPixelsOfFile ? undefined : await drawnOr(bytes)
    if (!image) continue
    pixels += image.pixels
    made.set(id, image)
  }
  const named = file.read.flatMap(({ question }) => imagesOfQuestion(question))
  const known = await imagesOf(db, courseId, new Set(named))
  const read = file.read.map(line => {
    const question = withTexts(line.question, text =>
      withAddresses(text, address => {
        const id = imageIdOf(address)
        if (id === undefined || !file.images.found.has(id)) return undefined
        const image = made.get(id)
        return image ? imageReference(image.id) : null
      }),
    )
    return { ...line, question, notes: [...new Set([...line.notes, ...notesOn(line, file, made, known)])] }
  })
  const { refused, images } = file
  return { read, refused, images, drawn: new Map([...made.values()].map(image => [image.id, image])) }
}

/** What of the images of a question is not there. */
function notesOn(
  { question }: ReadQuestion,
  { images }: ReadFile,
  made: ReadonlyMap<string, unknown>,
  known: ReadonlyMap<string, unknown>,
): NoteCode[] {
  return textsOf(question)
    .flatMap(imageAddressesIn)
    .flatMap((address): NoteCode[] => {
      const id = imageIdOf(address)
      if (id === undefined) return isElsewhere(address) ? ['images_elsewhere'] : []
      const isThere = images.found.has(id) ? made.has(id) : known.has(id)
      return isThere ? [] : ['images_left_out']
    })
}

async function drawnOr(bytes: Buffer): Promise<DrawnImage | undefined> {
  try {
    return await drawImage(bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return undefined
  }
}

/** What the images of a file that is written may come to: it is made in one piece. */
export const mostWritten = 50 * 1024 * 1024

/**
 * The files of the images that questions show, for a format that holds them.
 * @param isPerText the format has an image once for each text that shows it
 * @throws AppError `questions_too_large`
 */
export async function imageBytesOf(
  { db, storage }: { db: Connection; storage: Storage },
  courseId: number,
  questions: readonly QuestionFacts[],
  isPerText: boolean,
): Promise<ImageBytes> {
  const named = questions
    .flatMap(question => textsOf(question))
    .flatMap(imageAddressesIn)
    .flatMap(address => imageIdOf(address) ?? [])
  const images = await imagesOf(db, courseId, new Set(named))
  const written = isPerText ? named : [...images.keys()]
  const size = written.reduce((sum, id) => sum + (images.get(id)?.bytes ?? 0), 0)
  if (size > mostWritten)
    throw new AppError('questions_too_large', { data: { megabytes: mostWritten / 1024 / 1024 } })
  const bytes = new Map<string, Uint8Array>()
  for (const [id, { file }] of images)
    if ((await storage.size(file)) !== null) bytes.set(id, await buffer(storage.read(file)))
  return bytes
}
