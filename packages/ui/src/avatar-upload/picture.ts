import { sideOf, type Crop } from './crop.ts'

/** Why a file is refused. */
export type PictureErrorReason = 'not-a-picture' | 'too-big'

/** A file that cannot be used. */
export class PictureError extends Error {
  override name = 'PictureError'

  constructor(readonly reason: PictureErrorReason) {
    super(reason)
  }
}

/** What browsers read and the server takes; a drawing (SVG) is a program and stays out. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
/** More pixels than that would exhaust a phone's memory. */
const mostPixels = 40_000_000

/**
 * Reads a picture, turned as its camera says.
 * @param mostBytes of the file
 * @throws PictureError when it is none, or too big
 */
export async function readPicture(file: File, mostBytes: number): Promise<ImageBitmap> {
  if (!pictureTypes.includes(file.type)) throw new PictureError('not-a-picture')
  if (file.size > mostBytes) throw new PictureError('too-big')
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError('not-a-picture')
  })
  if (picture.width * picture.height > mostPixels) {
    picture.close()
    throw new PictureError('too-big')
  }
  return picture
}

/** Draws the square onto a canvas of any size. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  )
}

/**
 * The square as a file: WebP where the browser writes it, else JPEG.
 * @param pixels its side
 */
export async function cropToBlob(picture: ImageBitmap, crop: Crop, pixels: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  drawCrop(canvas, picture, crop)
  const write = (type: string) => new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, 0.9))
  const webp = await write('image/webp')
  const blob = webp?.type === 'image/webp' ? webp : await write('image/jpeg')
  if (!blob) throw new PictureError('not-a-picture')
  return blob
}
