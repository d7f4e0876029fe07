import type { Sharp } from 'sharp'
import { loadSharp } from '../../../../pictures.ts'

const ink = '#12343b'
const widest = { signature: 900, logo: 600 }
const highest = { signature: 300, logo: 300 }

/** Paper in no more shade than this is paper; darker than half as light as the rest is ink, however wide. */
const darkestPaper = { create: { width: 1, height: 1, channels: 3, background: '#808080' } } as const

/** A sheet as if lit evenly and photographed in black and white: each place is measured by the paper around it. */
async function evenlyLit(picture: Sharp): Promise<Sharp> {
  const sharp = await loadSharp()
  const grey = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .normalise({ lower: 1, upper: 90 })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = grey.info
  // Of a small copy, in which a stroke is thin: around most places most is paper.
  const paper = await sharp(grey.data).resize(100, 100, { fit: 'inside' }).median(25).png().toBuffer()
  const shade = await sharp(paper)
    .composite([{ input: darkestPaper, tile: true, blend: 'lighten' }])
    .negate({ alpha: false })
    .png()
    .toBuffer()
  const input = await sharp(shade).resize(width, height, { fit: 'fill' }).png().toBuffer()
  // Dodging divides by what the paper reflects.
  return sharp(
    await sharp(grey.data)
      .composite([{ input, blend: 'colour-dodge' }])
      .png()
      .toBuffer(),
  )
}

/**
 * A signature as ink without paper: what is dark is drawn, what is light is left out, and the empty margin is cut off. So a photograph of a sheet
 * does as well as a drawing.
 */
export async function drawSignature(picture: Sharp): Promise<Buffer> {
  const sharp = await loadSharp()
  // In two passes: whatever is asked of one, it cuts margins off before it changes what is light and dark.
  const inked = await (
    await evenlyLit(picture)
  )
    .greyscale()
    // Grain and folds of the paper are nearly white: they go.
    .linear(1.4, -52)
    .negate({ alpha: false })
    .removeAlpha()
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
