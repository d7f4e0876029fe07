import { Type } from 'typebox'

/** Each node is words, or `[tag, attributes, ...nodes]`; readers take the tags and attributes that they know, and nothing else. */
export const RichContent = Type.Array(Type.Unknown(), {
  description:
    'The Markdown as rendered here, with formulas as MathML and code marked. A node is a string or `[tag, attributes, ...nodes]`.',
})
/** By any text: the pattern of a record of strings has no place for one of several lines. */
export const Rendered = Type.Optional(
  Type.Unsafe<Record<string, unknown[]>>({
    type: 'object',
    additionalProperties: RichContent,
    description:
      'The texts among these that have formulas or code, each as rendered here; absent where none has.',
  }),
)
