import { type Layer, layers } from '@masar/portraits'
import { Type } from 'typebox'
import { Choice, named, strict } from '../../contract.ts'

type Shapes = { [L in Layer]: ReturnType<typeof Choice<(typeof layers)[L]>> }

const shapes = Object.fromEntries(
  Object.entries(layers).map(([layer, values]) => [layer, Choice(values)]),
) as Shapes

/** Every layer, as in the body of the call that sets a portrait. */
export const PortraitBody = named('Portrait', shapes, {
  additionalProperties: false,
  examples: [Object.fromEntries(Object.entries(layers).map(([layer, [first]]) => [layer, first]))],
})

/** The layers of a portrait in an imported folder. */
export const PortraitEntry = strict(shapes)

export const PortraitAddress = Type.String({
  description: 'Its address, which is the account’s picture from now on.',
})
