import type { Portrait } from '../layers.ts'
import { clothes } from './clothes.ts'
import { groundOf, hairOf } from './colours.ts'
import { covering } from './coverings.ts'
import { beard, face, features } from './face.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { fill } from './strokes.ts'

/** Hair at the temples under a cap. */
const temples = 'M40 40l1 15 4-14zM80 40l-1 15-4-14z'

/** A portrait as a standalone SVG: the same layers give the same markup. It is shown in a circle, and looks right in a square. */
export function drawPortrait(portrait: Portrait): string {
  const { base, side } = groundOf(portrait.ground)
  const ground = `<path fill="${base}" d="M0 0h120v120H0z"/><circle cx="60" cy="58" r="46" fill="${side}" opacity=".55"/>`
  const person = [
    hairBehind(portrait),
    clothes(portrait),
    face(portrait),
    portrait.head === 'cap' ? fill(temples, hairOf(portrait.hair).base) : '',
    beard(portrait),
    features(portrait),
    hairInFront(portrait),
    covering(portrait),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="9 9 102 102">${ground}${person.join('')}</svg>`
}
