import { Trans } from '@lingui/react/macro'
import { createElement, useMemo, type ComponentType, type ReactNode } from 'react'
import { Ltr } from '../isolate/isolate.tsx'
import { Prose } from '../text/text.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { blocks, headingsOf, linkTo } from './blocks.tsx'
import { PlainPicture } from './picture.tsx'
import { Formula } from './formula.tsx'
import { hideAnswers } from './hidden-answers.ts'
import { richTrees, type RichTree } from './rich-nodes.ts'
import styles from './blocks.module.css'
import type { RichContentProps, RichLineProps } from './rich-text-props.ts'
import { wordsDirection } from './words-direction.ts'

type Parts = Record<string, ComponentType<Record<string, unknown>>>

/** A text that the service rendered, with its formulas and its marked code: nothing of it is read here. Import `RichContent`, which fetches this when needed. */
export function RichContentView({
  children,
  topHeading = 2,
  link,
  showsErrors = false,
  className,
}: RichContentProps) {
  const parts = useMemo(
    () =>
      ({ ...blocks, ...headingsOf[topHeading], a: linkTo(link ?? 'a'), math: Formula }) as unknown as Parts,
    [topHeading, link],
  )
  const trees = useMemo(() => withHiddenAnswers(richTrees(children)), [children])
  return (
    <Prose dir={wordsDirection({ type: 'element', children: trees })} className={cx(styles.text, className)}>
      {trees.map((tree, at) => draw(tree, at, parts, showsErrors))}
    </Prose>
  )
}

function withHiddenAnswers(trees: RichTree[]): RichTree[] {
  hideAnswers({ children: trees })
  return trees
}

/** A line that the service rendered: words, code, formulas and pictures. */
export function RichLineView({ children, isInControl }: Pick<RichLineProps, 'children' | 'isInControl'>) {
  const parts = isInControl ? partsInControl : lineParts
  return (
    <bdi className={styles.line}>{richTrees(children).map((tree, at) => draw(tree, at, parts, false))}</bdi>
  )
}

const lineParts = { code: blocks.code, img: blocks.img, math: Formula } as unknown as Parts
const partsInControl = { ...lineParts, img: PlainPicture } as unknown as Parts

function draw(tree: RichTree, key: number, parts: Parts, showsErrors: boolean): ReactNode {
  if (tree.type === 'text') return tree.value
  const { tagName, properties } = tree
  const {
    dataToken,
    dataFault,
    dataFootnoteRef: _,
    dataFootnoteBackref: __,
    dataFootnotes: ___,
    align,
    ...rest
  } = properties
  const children = tree.children.map((child, at) => draw(child, at, parts, showsErrors))
  const own = {
    ...rest,
    ...(typeof dataToken === 'string' && { className: tokenClasses[dataToken] }),
    ...(tagName.startsWith('m') && { className: mathClasses(rest['className']) }),
    ...(align !== undefined && { style: { textAlign: align } }),
  }
  const drawn = createElement(
    parts[tagName] ?? tagName,
    parts[tagName] ? { ...own, key, node: tree } : { ...own, key },
    // Elements without content take no children, not even none.
    ...(children.length === 0 ? [] : [children]),
  )
  if (dataFault === undefined || !showsErrors) return drawn
  return (
    <span key={key}>
      {drawn}{' '}
      <span className={styles.formulaError}>
        <Trans>This formula cannot be shown:</Trans> <Ltr>{String(dataFault)}</Ltr>
      </span>
    </span>
  )
}

const tokenClasses: Record<string, string | undefined> = {
  attribute: styles.tokenAttribute,
  comment: styles.tokenComment,
  constant: styles.tokenConstant,
  function: styles.tokenFunction,
  keyword: styles.tokenKeyword,
  name: styles.tokenName,
  string: styles.tokenString,
}
const partClasses: Record<string, string | undefined> = {
  'tml-left': styles.mathStart,
  'tml-overline': styles.mathOver,
  'tml-right': styles.mathEnd,
  'tml-tag': styles.mathTag,
  'tml-underline': styles.mathUnder,
}

const mathClasses = (names: unknown) =>
  typeof names === 'string' ? cx(...names.split(' ').map(name => partClasses[name])) || undefined : undefined
