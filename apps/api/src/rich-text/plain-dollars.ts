import type { Root } from 'mdast'

interface TextNode {
  type: string
  value?: string
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined
  children?: TextNode[]
}

/**
 * Takes back what only looks like a formula, by the rule of Pandoc: the first dollar has no space behind it, the second none before and
 * no figure after it. “$5 and $10” are prices.
 */
export function plainDollars(tree: Root, markdown: string): void {
  const visit = (node: TextNode) => {
    for (const child of node.children ?? []) {
      const [from, to] = [child.position?.start.offset, child.position?.end.offset]
      if (child.type !== 'inlineMath' || from === undefined || to === undefined) visit(child)
      else if (!isFormula(markdown, from, to)) {
        child.type = 'text'
        child.value = markdown.slice(from, to)
        delete (child as { data?: unknown }).data
      }
    }
  }
  visit(tree as TextNode)
}

/** With two dollars on each side, spaces do not matter. */
function isFormula(markdown: string, from: number, to: number): boolean {
  const source = markdown.slice(from, to)
  if (source.startsWith('$$')) return true
  const inside = source.slice(1, -1)
  return inside === inside.trim() && !/\d/.test(markdown.charAt(to))
}
