import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { readPicture, type PictureFormat } from '../../../sent-pictures.ts'
import { isPlainWebp } from './plain-webp.ts'

/** An image of a course as it is kept. */
export interface DrawnImage {
  /** The start of the hash of its file: the same image is kept once. */
  id: string
  /** The name of its file. */
  file: string
  bytes: Buffer
  width: number
  height: number
  /** Of what was drawn: what it took to read it. */
  pixels: number
}

export const imageFormats = ['jpeg', 'png', 'webp', 'gif'] as const
/** What is sent for one image. */
export const largestImage = 10 * 1024 * 1024
const side = 1600
/** Without loss only as long as it is not too much for a phone. */
const largestLossless = 600 * 1024
const largestKept = 4 * 1024 * 1024

/**
 * Re-encodes an image as a WebP of at most 1600 pixels a side: what else was in the file is gone. A file that is just that already stays as
 * it is, so that an image which is exported and comes back is the same one.
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG, WebP or GIF (an SVG may run scripts), `too_large` above 40 megapixels
 */
export async function drawImage(bytes: Buffer): Promise<DrawnImage> {
  return readPicture(bytes, imageFormats, async (picture, format) => {
    const { width, height } = await picture.metadata()
    const isKept =
      format === 'webp' &&
      bytes.length <= largestKept &&
      Math.max(width, height) <= side &&
      isPlainWebp(bytes)
    if (isKept) {
      // To the last pixel: half a file is no image.
      await picture.clone().raw().toBuffer()
      return named(bytes, { width, height, pixels: width * height })
    }
    const { data, info } = await redrawn(picture, format)
    return named(data, { width: info.width, height: info.height, pixels: width * height })
  })
}

async function redrawn(picture: Sharp, format: PictureFormat) {
  const fitted = picture
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  // A drawing stays sharp; photographs would be large so.
  if (format !== 'jpeg') {
    const lossless = await fitted.clone().webp({ lossless: true }).toBuffer({ resolveWithObject: true })
    if (lossless.data.length <= largestLossless) return lossless
  }
  return fitted.webp({ quality: 86, smartSubsample: true }).toBuffer({ resolveWithObject: true })
}

function named(bytes: Buffer, measures: Pick<DrawnImage, 'width' | 'height' | 'pixels'>): DrawnImage {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { id: hash.slice(0, 32), file: `${hash}.webp`, bytes, ...measures }
}
