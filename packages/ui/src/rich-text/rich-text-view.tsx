import { isTangled } from '@masar/text'
import { use, useMemo, type ComponentProps } from 'react'
import Reader, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Prose } from '../text/text.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { blocks, headingsOf, linkTo } from './blocks.tsx'
import { hideAnswers } from './hidden-answers.ts'
import { Picture, WithinLink } from './picture.tsx'
import styles from './blocks.module.css'
import type { RichTextLink, RichTextProps } from './rich-text-props.ts'
import { textDirection } from './words-direction.ts'

const rehypePlugins = [() => hideAnswers]

const wordsAlone: Components = {
  a: ({ children }) => <span>{children}</span>,
  img: ({ alt = '' }) => alt,
}

/**
 * A picture at another address is a link to it: reading a text must not reveal the reader there, and a page that lets in its own
 * pictures alone would show a broken one.
 */
function picturesOf(link: RichTextLink | 'a'): Components {
  const TextLink = linkTo(link)
  return {
    img: function OwnPicture({ node, alt = '', src = '', ...rest }: ComponentProps<'img'> & ExtraProps) {
      const isWithinLink = use(WithinLink)
      if (src === '') return alt
      if (!/^(?:https?:)?\/\//i.test(src)) return <Picture alt={alt} src={src} {...rest} />
      const words = alt === '' ? src : alt
      return isWithinLink ? (
        words
      ) : (
        <TextLink node={node} href={src}>
          {words}
        </TextLink>
      )
    },
  }
}

/** The reader itself; import `RichText`, which fetches it when needed. */
export function RichTextView({
  children,
  topHeading = 2,
  link = 'a',
  wordsOnly = false,
  className,
}: Omit<RichTextProps, 'link'> & { link?: RichTextLink | 'a' }) {
  const components = useMemo(
    () => ({
      ...blocks,
      ...headingsOf[topHeading],
      ...picturesOf(link),
      a: linkTo(link),
      ...(wordsOnly && wordsAlone),
    }),
    [topHeading, link, wordsOnly],
  )
  return (
    <Prose dir={textDirection(children)} className={cx(styles.text, wordsOnly && styles.ownLines, className)}>
      {isTangled(children) ? (
        <p>{children}</p>
      ) : (
        <Reader remarkPlugins={[remarkGfm]} rehypePlugins={rehypePlugins} components={components}>
          {children}
        </Reader>
      )}
    </Prose>
  )
}
