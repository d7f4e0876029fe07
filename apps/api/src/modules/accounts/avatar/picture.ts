import type { Sharp } from 'sharp'
import { readPicture } from '../../../sent-pictures.ts'

export const largestUpload = 5 * 1024 * 1024
const side = 512

/** As a WebP of at most 512 pixels a side. */
const portrait = (picture: Sharp) =>
  picture.resize(side, side, { fit: 'cover', withoutEnlargement: true }).webp({ quality: 84 }).toBuffer()

/**
 * Re-encodes a picture: what else was in the file (place, camera, scripts, a second format) is gone.
 * @param draw what becomes of it, once it stands upright; a portrait where nothing is said
 * @throws AppError `unsupported_media_type` for what is no JPEG, PNG or WebP, `too_large` above 40 megapixels
 */
export function redraw(bytes: Buffer, draw: (picture: Sharp) => Promise<Buffer> = portrait): Promise<Buffer> {
  return readPicture(bytes, ['jpeg', 'png', 'webp'], picture => draw(picture.rotate()))
}
