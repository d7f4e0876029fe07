import { AppLink } from '@masar/app-shell'
import { stripLocale } from '@masar/site-map'
import { RichText, type RichTextLink, type RichTextProps } from '@masar/ui'

/** A link of ours goes through the router, in the page's language, whichever its author copied the address in. */
export const PageLink: RichTextLink = ({ href, ...rest }) => <AppLink to={pathOf(href)} {...rest} />

/** Without its language, where a path of ours is left then. */
function pathOf(href: string): string {
  const path = stripLocale(href)
  return /^[/\\]{2}/.test(path) ? href : path
}

/** Text that authors wrote: descriptions, instructions, answers. What may have formulas is a `RenderedMarkdown`. */
export function Markdown(props: Omit<RichTextProps, 'link'>) {
  return <RichText {...props} link={PageLink} />
}
