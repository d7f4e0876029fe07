import { textDirection } from '@masar/ui'
import {
  baseKeymap,
  chainCommands,
  exitCode,
  newlineInCode,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { markOf, nodeOf } from './schema.ts'

const lineBreak: Command = chainCommands(newlineInCode, exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeOf('hard_break').create()).scrollIntoView())
  return true
})

/** The keys that editors have everywhere. Tab stays with the page: it leads on to the next field. */
const keys = keymap({
  'Mod-b': toggleMark(markOf('strong')),
  'Mod-i': toggleMark(markOf('em')),
  'Mod-e': toggleMark(markOf('code')),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-Alt-0': setBlockType(nodeOf('paragraph')),
  'Mod-Alt-2': setBlockType(nodeOf('heading'), { level: 2 }),
  'Mod-Alt-3': setBlockType(nodeOf('heading'), { level: 3 }),
  'Mod-Shift-7': wrapInList(nodeOf('ordered_list')),
  'Mod-Shift-8': wrapInList(nodeOf('bullet_list')),
  'Mod-Shift-9': wrapIn(nodeOf('blockquote')),
  'Mod-]': sinkListItem(nodeOf('list_item')),
  'Mod-[': liftListItem(nodeOf('list_item')),
  'Shift-Enter': lineBreak,
  Enter: splitListItem(nodeOf('list_item')),
})

/** Signs at the beginning of a line, as in Markdown. */
const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*>\s$/, nodeOf('blockquote')),
    wrappingInputRule(/^\s*([-+*])\s$/, nodeOf('bullet_list')),
    wrappingInputRule(
      /^([0-9٠-٩]+)[.)]\s$/,
      nodeOf('ordered_list'),
      () => ({ order: 1 }),
      (match, node) => node.childCount + Number(node.attrs['order']) === Number(match[1]),
    ),
    textblockTypeInputRule(/^(#{1,3})\s$/, nodeOf('heading'), match => ({
      level: Math.max(2, match[1]?.length ?? 2),
    })),
    textblockTypeInputRule(/^```$/, nodeOf('code_block')),
  ],
})

/**
 * Each block in the direction of its own words; a list and a quote as a whole, so that their marks stand where their words begin; code always left to
 * right. Blocks without words take the surrounding direction.
 */
function directions(doc: Node): DecorationSet {
  const found: Decoration[] = []
  doc.descendants((node, at, parent) => {
    if (!node.isBlock || node.type.name === 'list_item') return
    if (node.type.name === 'paragraph' && parent?.type.name === 'list_item') return
    const dir =
      node.type.name === 'code_block' ? 'ltr' : textDirection(node.textBetween(0, node.content.size, ' '))
    if (dir !== 'auto') found.push(Decoration.node(at, at + node.nodeSize, { dir }))
  })
  return DecorationSet.create(doc, found)
}

const directed: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => directions(doc),
    apply: (transaction, before) => (transaction.docChanged ? directions(transaction.doc) : before),
  },
  props: {
    decorations(state) {
      return directed.getState(state)
    },
  },
})

export const plugins = [rules, keys, keymap(baseKeymap), history(), directed]
