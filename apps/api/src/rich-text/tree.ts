import { isTangled } from '@masar/text'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** How every text is read: GitHub’s flavour of Markdown, with formulas. */
export const markdownReader = unified().use(remarkParse).use(remarkGfm).use(remarkMath)

/** What is looked at of a node of a text. */
export interface MarkdownNode {
  type: string
  url?: string
  identifier?: string
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined
  children?: MarkdownNode[]
}

/** A text as it is read; one that is shown as it was typed has nothing in it. */
export function markdownTree(markdown: string): MarkdownNode {
  return isTangled(markdown) ? { type: 'root' } : (markdownReader.parse(markdown) as MarkdownNode)
}
