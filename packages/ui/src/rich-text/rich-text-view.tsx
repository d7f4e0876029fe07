import { isTangled } from '@masar/text'
import { useMemo } from 'react'
import Reader, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Prose } from '../text/text.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { blocks, headingsOf, linkTo } from './blocks.tsx'
import styles from './blocks.module.css'
import type { RichTextLink, RichTextProps } from './rich-text-props.ts'
import { textDirection } from './words-direction.ts'

const wordsAlone: Components = {
  a: ({ children }) => <span>{children}</span>,
  img: ({ alt = '' }) => alt,
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
    () => ({ ...blocks, ...headingsOf[topHeading], a: linkTo(link), ...(wordsOnly && wordsAlone) }),
    [topHeading, link, wordsOnly],
  )
  return (
    <Prose dir={textDirection(children)} className={cx(styles.text, wordsOnly && styles.ownLines, className)}>
      {isTangled(children) ? (
        <p>{children}</p>
      ) : (
        <Reader remarkPlugins={[remarkGfm]} components={components}>
          {children}
        </Reader>
      )}
    </Prose>
  )
}
