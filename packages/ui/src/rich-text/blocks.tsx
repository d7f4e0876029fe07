import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentPropsWithoutRef } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { CodeBlock } from '../code-block/code-block.tsx'
import { headingLevel } from './heading-level.ts'
import { Picture, WithinLink } from './picture.tsx'
import answerStyles from './answer.module.css'
import styles from './blocks.module.css'
import type { RichTextLink } from './rich-text-props.ts'
import {
  blockDirection,
  codeText,
  languageOf,
  ownDirection,
  plainWords,
  wordsDirection,
} from './words-direction.ts'

type Block<T extends 'p' | 'ul' | 'ol' | 'blockquote' | 'th' | 'td'> = ComponentPropsWithoutRef<T> &
  ExtraProps

/** A block in the direction of its own words, whatever stands around it and whichever word comes first; without any, in that of the text. */
function auto<T extends 'p' | 'ul' | 'ol' | 'blockquote' | 'th' | 'td'>(tag: T) {
  return function AutoBlock({ node, ...rest }: Block<T>) {
    const Tag = tag as 'p'
    return <Tag dir={blockDirection(node)} {...(rest as ComponentPropsWithoutRef<'p'>)} />
  }
}

const HeaderCell = auto('th')
const Cell = auto('td')

/** The corner of a table heads nothing when its author left it empty. */
function HeaderOrCorner(props: Block<'th'>) {
  return props.node?.children.length === 0 ? <Cell {...(props as Block<'td'>)} /> : <HeaderCell {...props} />
}

function headings(top: number): Components {
  const at = (own: number) =>
    function Heading({ node, ...rest }: ComponentPropsWithoutRef<'h2'> & ExtraProps) {
      const Tag = `h${headingLevel(own, top)}` as 'h2'
      if (rest.id === 'footnote-label')
        return (
          <Tag className={styles.footnotesHead}>
            <Trans>Footnotes</Trans>
          </Tag>
        )
      return <Tag dir={wordsDirection(node)} {...rest} />
    }
  return { h1: at(2), h2: at(2), h3: at(3), h4: at(4), h5: at(5), h6: at(6) }
}

export const headingsOf: Record<number, Components> = { 2: headings(2), 3: headings(3), 4: headings(4) }

/**
 * Links of ours stay in the app; others open beside it and learn nothing of where they were followed from. `//host` looks like a path
 * of ours and is another host's: it is no link at all.
 */
export function linkTo(Own: RichTextLink | 'a') {
  return function TextLink({ node, href = '', ...given }: ComponentPropsWithoutRef<'a'> & ExtraProps) {
    const rest = { ...given, children: <WithinLink value>{given.children}</WithinLink> }
    // An address that was taken away, since it runs something, would be that of the page itself.
    if (href === '' || href.startsWith('//')) return <span>{rest.children}</span>
    if (href.startsWith('/')) return <Own href={href} {...rest} />
    if (href.startsWith('?')) return <a href={href} {...rest} />
    if (href.startsWith('#'))
      return <Footmark href={href} isBack={node?.properties['dataFootnoteBackref'] !== undefined} {...rest} />
    return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
  }
}

/** From a text to its footnote, or back. Its name is the reader's language's, not that of the text. */
function Footmark({ isBack, 'aria-label': _, ...rest }: ComponentPropsWithoutRef<'a'> & { isBack: boolean }) {
  const { t } = useLingui()
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the rest
  return <a {...rest} aria-describedby={undefined} {...(isBack && { 'aria-label': t`Back to the text` })} />
}

/**
 * A wide table scrolls in a box of its own, by keyboard too. Its columns begin where its words do; cells with a direction of their own
 * would leave it without one.
 */
function ScrollingTable({ node, ...rest }: ComponentPropsWithoutRef<'table'> & ExtraProps) {
  const { t } = useLingui()
  return (
    <div className={styles.table} role="group" aria-label={t`Table`} tabIndex={0}>
      <table dir={ownDirection(node)} {...rest} />
    </div>
  )
}

/** What languages call themselves, in every language. */
const languages: Record<string, string> = {
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  js: 'JavaScript',
  python: 'Python',
  yaml: 'YAML',
}

/**
 * Code runs left to right; of a language it can be copied. A fence that names no language may hold plain words: each line of it runs as it
 * begins.
 */
function Code({ node, children, ...rest }: ComponentPropsWithoutRef<'pre'> & ExtraProps) {
  const { t } = useLingui()
  const words = plainWords(node)
  const title = languages[languageOf(node)]
  if (title !== undefined)
    return (
      <CodeBlock code={codeText(node)} title={title} className={styles.code}>
        {children}
      </CodeBlock>
    )
  return (
    <pre {...rest} dir={words?.direction ?? 'ltr'} role="group" aria-label={t`Code`} tabIndex={0}>
      {words === undefined ? children : <code className={styles.plainLines}>{words.text}</code>}
    </pre>
  )
}

/** The box of a task list: it shows, it does not tick. */
function TaskBox({ node: _, checked, ...rest }: ComponentPropsWithoutRef<'input'> & ExtraProps) {
  const { t } = useLingui()
  return (
    <input {...rest} checked={checked ?? false} readOnly disabled aria-label={checked ? t`Done` : t`To do`} />
  )
}

/** What a text keeps from its reader until they ask for it, as the answer to an exercise; shut, it is not printed either. */
function Answer({ node: _, children }: ComponentPropsWithoutRef<'details'> & ExtraProps) {
  return (
    <details className={answerStyles.answer}>
      <summary dir="auto" className={answerStyles.ask}>
        <Trans>Answer</Trans>
      </summary>
      {children}
    </details>
  )
}

export const blocks: Components = {
  // A list as a whole, so that its marks stand where its words begin; `auto` looks past items with a direction of their own.
  p: auto('p'),
  ul: auto('ul'),
  ol: auto('ol'),
  blockquote: auto('blockquote'),
  details: Answer,
  th: HeaderOrCorner,
  td: Cell,
  table: ScrollingTable,
  pre: Code,
  input: TaskBox,
  code: ({ node: _, ...rest }) => <code dir="ltr" {...rest} />,
  // An address that was taken away, since it runs something, would ask for the page itself once more.
  img: ({ node: _, alt = '', src, ...rest }) => (src ? <Picture alt={alt} src={src} {...rest} /> : alt),
}
