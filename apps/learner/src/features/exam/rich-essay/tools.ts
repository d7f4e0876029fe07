import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { markOf, nodeOf } from './schema.ts'

export const toolNames = [
  'bold',
  'italic',
  'code',
  'heading',
  'bullets',
  'numbers',
  'quote',
  'code_block',
  'undo',
  'redo',
] as const
export type ToolName = (typeof toolNames)[number]

export interface Tool {
  run: Command
  /** Undefined for what is done and not on or off. */
  isOn?: (state: EditorState) => boolean
}

function marked(type: MarkType): Tool {
  return {
    run: toggleMark(type),
    isOn: ({ selection: { from, $from, to, empty }, storedMarks, doc }) =>
      empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
  }
}

function block(type: NodeType, attributes?: Attrs): Tool {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.hasMarkup(type, { ...$from.parent.attrs, ...attributes })
  const paragraph = setBlockType(nodeOf('paragraph'))
  const set = setBlockType(type, attributes)
  return { isOn, run: (state, dispatch) => (isOn(state) ? paragraph : set)(state, dispatch) }
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth }, (_, up) => $from.node($from.depth - up)).some(
    node => node.type === type,
  )
}

function around(type: NodeType, on: Command, off: Command): Tool {
  const isOn = (state: EditorState) => isWithin(state, type)
  return { isOn, run: (state, dispatch) => (isOn(state) ? off : on)(state, dispatch) }
}

const outOfList = liftListItem(nodeOf('list_item'))

/** The few tools of an essay. */
export const tools: Record<ToolName, Tool> = {
  bold: marked(markOf('strong')),
  italic: marked(markOf('em')),
  code: marked(markOf('code')),
  heading: block(nodeOf('heading'), { level: 2 }),
  bullets: around(nodeOf('bullet_list'), wrapInList(nodeOf('bullet_list')), outOfList),
  numbers: around(nodeOf('ordered_list'), wrapInList(nodeOf('ordered_list')), outOfList),
  quote: around(nodeOf('blockquote'), wrapIn(nodeOf('blockquote')), lift),
  code_block: block(nodeOf('code_block')),
  undo: { run: undo },
  redo: { run: redo },
}
