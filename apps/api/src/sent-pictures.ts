import type { Sharp } from 'sharp'
import { AppError } from './errors.ts'
import { loadSharp } from './pictures.ts'
import { Turns } from './turns.ts'

/** How files of the formats that are read begin; a WebP's length stands between its two words. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF[^]{4}WEBP/,
  gif: /^GIF8[79]a/,
}
export type PictureFormat = keyof typeof beginnings

const longestBeginning = 12
export const mostPixels = 40_000_000
const turns = new Turns(2)

/** The format of a picture by how it begins, whatever its name or its sender says. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const begins = bytes.toString('latin1', 0, longestBeginning)
  return (Object.keys(beginnings) as PictureFormat[]).find(format => beginnings[format].test(begins))
}

/**
 * Reads an uploaded picture, two at a time. Of one that moves, its first image.
 * @param formats those that are taken; nothing else is even tried: an SVG could name files, a PDF is no picture
 * @throws AppError `unsupported_media_type` for what is none of them, `too_large` above 40 megapixels
 */
export async function readPicture<T>(
  bytes: Buffer,
  formats: readonly PictureFormat[],
  draw: (picture: Sharp, format: PictureFormat) => Promise<T>,
): Promise<T> {
  return turns.take(async () => {
    try {
      const format = pictureFormat(bytes)
      if (format === undefined || !formats.includes(format)) throw new AppError('unsupported_media_type')
      const sharp = await loadSharp()
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      if ((await picture.metadata()).format !== format) throw new AppError('unsupported_media_type')
      return await draw(picture, format)
    } catch (error) {
      if (error instanceof AppError) throw error
      throw new AppError(
        /pixel limit/i.test((error as Error).message) ? 'too_large' : 'unsupported_media_type',
      )
    }
  })
}
