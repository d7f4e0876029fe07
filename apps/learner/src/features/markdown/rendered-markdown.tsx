import { RichContent, type RichTextProps } from '@masar/ui'
import { Markdown, PageLink } from './markdown.tsx'
import { useRendered } from './rendered.tsx'

interface RenderedMarkdownProps extends Omit<RichTextProps, 'link'> {
  /** The same text as the service rendered it. */
  content?: readonly unknown[] | undefined
  /** Says what is wrong with formulas: to those who can fix them. */
  showsErrors?: boolean
}

/** Text that may have formulas and code: lessons, questions, posts. Shown as the service rendered it, where it did. */
export function RenderedMarkdown({ content, showsErrors = false, ...props }: RenderedMarkdownProps) {
  const rendered = useRendered(props.children)
  const shown = content ?? rendered
  if (shown === undefined) return <Markdown {...props} />
  return (
    <RichContent {...props} link={PageLink} showsErrors={showsErrors}>
      {shown}
    </RichContent>
  )
}
