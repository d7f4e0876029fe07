/** What of a picture the square shows: its centre in the picture's pixels, and how near one has come (1 shows the most). */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export const zooms = { least: 1, most: 4, step: 0.25 } as const

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The side of the square, in the picture's pixels. */
export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom
}

/** The same crop, held inside the picture. */
export function heldInside(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, zooms.least, zooms.most)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return { x: between(crop.x, half, size.width - half), y: between(crop.y, half, size.height - half), zoom }
}

/** The middle of the picture, as large as it goes. */
export function middle({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: zooms.least }
}

/** Moves the picture under the square, by parts of the square's side: positive is to the right and down. */
export function pushed(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop)
  return heldInside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}
