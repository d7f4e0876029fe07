import { AppError } from '../../../errors.ts'
import { sharp } from '../../../pictures.ts'
import { Turns } from '../../../turns.ts'

export const largestUpload = 5 * 1024 * 1024
const mostPixels = 40_000_000
const side = 512
const taken = new Set(['jpeg', 'png', 'webp'])
const turns = new Turns(2)

/** How files of the formats that are taken begin. */
const beginnings: readonly (readonly [at: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBP'],
]

/**
 * Draws a picture anew as a WebP of at most 512 pixels a side: what else was in the file (place, camera, scripts, a second format) is gone.
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG or WebP, `too_large` above 40 megapixels
 */
export async function redraw(bytes: Buffer): Promise<Buffer> {
  return turns.take(async () => {
    try {
      // Nothing else is even tried: an SVG could name files, a PDF or a GIF is no portrait.
      if (!beginnings.some(([at, begins]) => bytes.toString('latin1', at, at + begins.length) === begins))
        throw new AppError('unsupported_media_type')
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      const { format } = await picture.metadata()
      if (!taken.has(format)) throw new AppError('unsupported_media_type')
      return await picture
        .rotate()
        .resize(side, side, { fit: 'cover', withoutEnlargement: true })
        .webp({ quality: 84 })
        .toBuffer()
    } catch (error) {
      if (error instanceof AppError) throw error
      throw new AppError(
        /pixel limit/i.test((error as Error).message) ? 'too_large' : 'unsupported_media_type',
      )
    }
  })
}
