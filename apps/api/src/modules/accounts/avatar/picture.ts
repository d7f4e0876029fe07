import { AppError } from '../../../errors.ts'
import type { Sharp } from 'sharp'
import { sharp } from '../../../pictures.ts'
import { Turns } from '../../../turns.ts'

export const largestUpload = 5 * 1024 * 1024
const mostPixels = 40_000_000
const side = 512
const taken = new Set(['jpeg', 'png', 'webp'])
const turns = new Turns(2)

/** How files of the formats that are taken begin; a WebP's length stands between its two words. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/]
const longestBeginning = 12

/** As a WebP of at most 512 pixels a side. */
const portrait = (picture: Sharp) =>
  picture.resize(side, side, { fit: 'cover', withoutEnlargement: true }).webp({ quality: 84 }).toBuffer()

/**
 * Draws a picture anew: what else was in the file (place, camera, scripts, a second format) is gone.
 * @param draw what becomes of it, once it stands upright; a portrait where nothing is said
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG or WebP, `too_large` above 40 megapixels
 */
export async function redraw(
  bytes: Buffer,
  draw: (picture: Sharp) => Promise<Buffer> = portrait,
): Promise<Buffer> {
  return turns.take(async () => {
    try {
      // Nothing else is even tried: an SVG could name files, a PDF or a GIF is no portrait.
      const begins = bytes.toString('latin1', 0, longestBeginning)
      if (!beginnings.some(beginning => beginning.test(begins))) throw new AppError('unsupported_media_type')
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      const { format } = await picture.metadata()
      if (!taken.has(format)) throw new AppError('unsupported_media_type')
      return await draw(picture.rotate())
    } catch (error) {
      if (error instanceof AppError) throw error
      throw new AppError(
        /pixel limit/i.test((error as Error).message) ? 'too_large' : 'unsupported_media_type',
      )
    }
  })
}
