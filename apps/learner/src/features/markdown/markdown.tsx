import { AppLink } from '@masar/app-shell'
import { RichText, type RichTextLink, type RichTextProps } from '@masar/ui'

/** A link of ours goes through the router, in the page's language. */
export const PageLink: RichTextLink = ({ href, ...rest }) => <AppLink to={href} {...rest} />

/** Text that authors wrote: descriptions, instructions, answers. What may have formulas is a `RenderedMarkdown`. */
export function Markdown(props: Omit<RichTextProps, 'link'>) {
  return <RichText {...props} link={PageLink} />
}
