import { readPicture } from '../../../sent-pictures.ts'

export const largestUpload = 5 * 1024 * 1024
const side = 512

/**
 * Draws a picture anew as a WebP of at most 512 pixels a side: what else was in the file (place, camera, scripts, a second format) is gone.
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG or WebP, `too_large` above 40 megapixels
 */
export function redraw(bytes: Buffer): Promise<Buffer> {
  return readPicture(bytes, ['jpeg', 'png', 'webp'], picture =>
    picture
      .rotate()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer(),
  )
}
