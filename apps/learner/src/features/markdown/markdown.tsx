import { AppLink } from '@masar/app-shell'
import { RichContent, RichText, type RichTextLink, type RichTextProps } from '@masar/ui'
import { useRendered } from './rendered.tsx'

/** A link of ours goes through the router, in the page's language. */
const PageLink: RichTextLink = ({ href, ...rest }) => <AppLink to={href} {...rest} />

interface MarkdownProps extends Omit<RichTextProps, 'link'> {
  /** The same text as the service rendered it. */
  content?: readonly unknown[] | undefined
  /** Says what is wrong with formulas: to whoever can mend them. */
  showsFaults?: boolean
}

/** Text that authors wrote: lessons, descriptions, instructions, questions. */
export function Markdown({ content, showsFaults = false, ...props }: MarkdownProps) {
  const rendered = useRendered(props.children)
  const shown = content ?? rendered
  if (shown === undefined) return <RichText {...props} link={PageLink} />
  return (
    <RichContent {...props} link={PageLink} showsFaults={showsFaults}>
      {shown}
    </RichContent>
  )
}
