import { hash } from 'node:crypto'
import { isTangled } from '@masar/text'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { allowed } from './allowed.ts'
import { highlight } from './code.ts'
import { linkForeignPictures } from './foreign-pictures.ts'
import { FormulaBudget, renderFormula } from './maths.ts'
import type { RichAttributes, RichNode } from './nodes.ts'
import { plainDollars } from './plain-dollars.ts'
import { markdownReader } from './tree.ts'

/** So many texts are kept as they were rendered: those read last. */
const most = 2_000
const rendered = new Map<string, RichNode[]>()

/** A text in Markdown as what a reader shows: formulas as MathML, code with its tokens marked. Rendered once for each text in a process. */
export function richText(markdown: string): RichNode[] {
  const key = hash('sha1', markdown)
  const known = rendered.get(key)
  const nodes = known ?? render(markdown, `t${key.slice(0, 8)}-`)
  // What was read last stands last, and the first falls out.
  rendered.delete(key)
  rendered.set(key, nodes)
  const [first] = rendered.keys()
  if (rendered.size > most && first !== undefined) rendered.delete(first)
  return nodes
}

function render(markdown: string, prefix: string): RichNode[] {
  if (isTangled(markdown)) return [['p', {}, markdown]]
  const tree = markdownReader.parse(markdown)
  plainDollars(tree, markdown)
  const html = unified()
    // HTML in a text is shown as it was typed: it becomes words, never elements.
    .use(remarkRehype, {
      clobberPrefix: prefix,
      handlers: { html: (_, node: { value: string }) => ({ type: 'text', value: node.value }) },
    })
    .use(() => (tree: Root) => linkForeignPictures(tree))
    .use(() => formulasAndCode)
    .runSync(tree)
  return sanitised(html)
}

/** An inline formula. */
export function formulaNodes(source: string, budget: FormulaBudget): RichNode[] {
  return sanitised({ type: 'root', children: [formula(source, false, budget)] })
}

const sanitiser = unified().use(rehypeSanitize, allowed)

/** What is left of a text once nothing is in it but what may be: the last step, whatever was done before. */
function sanitised(tree: Root): RichNode[] {
  return sanitiser.runSync(tree).children.flatMap(compact)
}

/** Puts formulas and marked code where the text has their sources. */
function formulasAndCode(tree: Root): void {
  const budget = new FormulaBudget()
  const visit = (parent: Root | Element) => {
    parent.children = parent.children.map(child => {
      if (child.type !== 'element') return child
      const code = child.tagName === 'pre' ? child.children[0] : child
      if (code?.type === 'element' && code.tagName === 'code') return withCode(child, code, budget)
      visit(child)
      return child
    }) as typeof parent.children
  }
  visit(tree)
}

function withCode(whole: Element, code: Element, budget: FormulaBudget): Element {
  const classes = (code.properties['className'] ?? []) as string[]
  const source = textOf(code)
  if (classes.includes('language-math')) {
    const isBlock = classes.includes('math-display')
    const shown = formula(source, isBlock, budget)
    return isBlock && shown.tagName === 'code'
      ? { ...shown, tagName: 'p', properties: {}, children: [shown] }
      : shown
  }
  const language = classes.find(name => name.startsWith('language-'))?.slice('language-'.length)
  if (language !== undefined) code.children = highlight(source, language) ?? code.children
  return whole
}

/** A formula, or its source as it was typed with what is wrong with it. */
function formula(source: string, isBlock: boolean, budget: FormulaBudget): Element {
  const answer = renderFormula(source, isBlock, budget)
  if ('math' in answer) return answer.math
  const mark = isBlock ? '$$' : '$'
  const typed = { type: 'text' as const, value: `${mark}${source}${mark}` }
  return { type: 'element', tagName: 'code', properties: { dataFault: answer.error }, children: [typed] }
}

function textOf(node: Element | ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

function compact(node: RootContent | ElementContent): RichNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  const attributes: RichAttributes = {}
  for (const [name, value] of Object.entries(node.properties)) {
    const words = Array.isArray(value) ? value.join(' ') : value
    if (words != null && words !== '') attributes[name] = words
  }
  return [[node.tagName, attributes, ...node.children.flatMap(compact)]]
}
