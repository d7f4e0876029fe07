import { disc, move, shape, type Colour } from '../../course-cover/scenes/shapes.ts'

/** How a person is dressed, from afar: no one in particular. */
export type Dress = 'plain' | 'ghutra' | 'hijab'

/** Head and shoulders on `y`, without a face. */
export function person(x: number, y: number, dress: Dress, clothes: Colour, cloth: Colour): string {
  const body = shape('M-20 0c0-16 7-24 20-24S20-16 20 0z', clothes)
  const head = disc(0, -34, 10, 'faint')
  if (dress === 'hijab')
    return move(
      x,
      y,
      body +
        shape(
          'M0-49c9 0 14 7 14 16 0 7 5 11 7 17-6 4-13 5-21 5s-15-1-21-5c2-6 7-10 7-17 0-9 5-16 14-16z',
          cloth,
        ) +
        disc(0, -34, 8, 'faint'),
    )
  if (dress === 'ghutra')
    return move(
      x,
      y,
      body +
        shape('M-13-36c0-8 6-12 13-12s13 4 13 12l3 18c-4 3-8 3-11 2l-1-14H-4l-1 14c-3 1-7 1-11-2z', cloth) +
        disc(0, -33, 8, 'faint') +
        shape('M-12-41c8-4 16-4 24 0v4c-8-4-16-4-24 0z', 'ink'),
    )
  return move(x, y, body + head + shape('M-11-34c-1-9 4-13 11-13s12 4 11 13c-4-6-14-8-22 0z', cloth))
}
