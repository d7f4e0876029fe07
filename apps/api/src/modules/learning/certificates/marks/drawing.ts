import type { Sharp } from 'sharp'
import { sharp } from '../../../../pictures.ts'

const ink = '#12343b'
const widest = { signature: 900, logo: 600 }
const highest = { signature: 300, logo: 300 }

/**
 * A signature as ink without paper: what is dark is drawn, what is light is left out, and the empty margin is cut off. So a photograph of a sheet
 * does as well as a drawing.
 */
export async function drawSignature(picture: Sharp): Promise<Buffer> {
  // In two passes: whatever is asked of one, it cuts margins off before it changes what is light and dark.
  const inked = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .normalise({ lower: 1, upper: 90 })
    .negate()
    .png()
    .toBuffer()
  const strokes = await sharp(inked)
    .trim({ background: '#000000', threshold: 60 })
    .resize(widest.signature, highest.signature, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = strokes.info
  return sharp({ create: { width, height, channels: 3, background: ink } })
    .joinChannel(strokes.data, { raw: { width, height, channels } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A logo as it is, no larger than a certificate prints it. */
export function drawLogo(picture: Sharp): Promise<Buffer> {
  return picture
    .resize(widest.logo, highest.logo, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
