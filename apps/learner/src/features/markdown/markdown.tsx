import { AppLink } from '@masar/app-shell'
import { RichText, type RichTextLink, type RichTextProps } from '@masar/ui'

/** The language that an address was copied in; not where another host would stand behind it. */
const language = /^\/en(?:$|(?=[?#])|\/(?![/\\]))/

/** A link of ours goes through the router, in the page's language, whichever its author copied the address in. */
export const PageLink: RichTextLink = ({ href, ...rest }) => (
  <AppLink to={href.replace(language, '/')} {...rest} />
)

/** Text that authors wrote: descriptions, instructions, answers. What may have formulas is a `RenderedMarkdown`. */
export function Markdown(props: Omit<RichTextProps, 'link'>) {
  return <RichText {...props} link={PageLink} />
}
