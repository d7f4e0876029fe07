export interface MarkdownProps {
  /** Markdown as authors write it: GitHub's flavour, no HTML. */
  children: string
  /** The level that the text's highest heading (`##`) takes in the page's outline. */
  topHeading?: 2 | 3 | 4
  className?: string
}
