import { schema as whole } from 'prosemirror-markdown'
import { type NodeSpec, Schema } from 'prosemirror-model'

const taken = [
  'doc',
  'paragraph',
  'blockquote',
  'heading',
  'code_block',
  'ordered_list',
  'bullet_list',
  'list_item',
  'text',
  'hard_break',
]

/** What an essay may be made of: no links, no pictures, no HTML. Whatever else is pasted becomes its words. */
export const essaySchema = new Schema({
  nodes: Object.fromEntries(
    taken.flatMap(name => {
      const spec = whole.spec.nodes.get(name)
      return spec ? [[name, adapted(name, spec)]] : []
    }),
  ),
  marks: Object.fromEntries(
    ['em', 'strong', 'code'].flatMap(name => {
      const spec = whole.spec.marks.get(name)
      return spec ? [[name, spec]] : []
    }),
  ),
})

/** A heading there may hold pictures, and the items of its lists stand apart from each other. */
function adapted(name: string, spec: NodeSpec): NodeSpec {
  if (name === 'heading') return { ...spec, content: 'inline*' }
  if (!name.endsWith('_list')) return spec
  return { ...spec, attrs: { ...spec.attrs, tight: { default: true } } }
}

/** A node of the schema by its name. */
export function nodeOf(name: string) {
  const type = essaySchema.nodes[name]
  if (!type) throw new Error(`The schema of essays has no ${name}.`)
  return type
}

/** A mark of the schema by its name. */
export function markOf(name: string) {
  const type = essaySchema.marks[name]
  if (!type) throw new Error(`The schema of essays has no ${name}.`)
  return type
}
