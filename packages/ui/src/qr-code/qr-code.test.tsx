import { screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { QrCode } from './qr-code.tsx'

const scale = 4

/** The drawn squares as a picture, as a camera would see them. */
function pictureOf(svg: Element): { pixels: Uint8ClampedArray; side: number } {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)/g) ?? [])
    for (let dot = 0; dot < scale * scale; dot += 1) {
      const column = Number(x) * scale + (dot % scale)
      const row = Number(y) * scale + Math.floor(dot / scale)
      pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
    }
  return { pixels, side }
}

test.each(['https://masar.test/certificate/1', 'مسار 123', 'AQxCb2JzIFJlY29yZHM='])(
  'another reader reads %s out of it',
  text => {
    renderUi(<QrCode text={text} label="رمز" />)
    const { pixels, side } = pictureOf(screen.getByRole('img', { name: 'رمز' }))
    expect(jsQR(pixels, side, side)?.data).toBe(text)
  },
)
