/** A piece of a rendered text: words, or an element with its attributes and what it holds. */
export type RichNode = string | RichElement
export type RichElement = [tag: string, attributes: RichAttributes, ...children: RichNode[]]
export type RichAttributes = Record<string, string | number | boolean>
