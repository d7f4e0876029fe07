import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown'
import type { Node } from 'prosemirror-model'
import { essaySchema } from './schema.ts'

/** What of Markdown is no part of essays stays as it was typed. */
const tokenizer = defaultMarkdownParser.tokenizer
  .set({ html: false, linkify: false })
  .disable(['image', 'link', 'autolink', 'reference', 'hr', 'entity', 'lheading'])

const named = Object.entries(defaultMarkdownParser.tokens).filter(
  ([name]) => !['hr', 'image', 'link'].includes(name),
)
const parser = new MarkdownParser(essaySchema, tokenizer, {
  ...Object.fromEntries(named),
  // A line that ends is a line that ends, as in the plain field.
  softbreak: { node: 'hard_break' },
})

const serializer = new MarkdownSerializer(
  Object.fromEntries(
    Object.entries(defaultMarkdownSerializer.nodes).filter(([name]) => name in essaySchema.nodes),
  ),
  Object.fromEntries(
    Object.entries(defaultMarkdownSerializer.marks).filter(([name]) => name in essaySchema.marks),
  ),
  // What readers of the text would take for HTML, an entity, a table, or the number of a list.
  { escapeExtraCharacters: /[&<|]|(?<=^\s*\d{1,9})\)(?=\s|$)/g },
)

export function docOf(markdown: string): Node {
  return parser.parse(markdown)
}

/** The Markdown of an essay; empty where nothing is written. */
export function markdownOf(doc: Node): string {
  return doc.textContent.trim() === '' ? '' : serializer.serialize(doc, { tightLists: true })
}
