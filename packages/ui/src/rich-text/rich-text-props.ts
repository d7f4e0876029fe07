import type { ComponentProps, ComponentType } from 'react'

/** A link within the site; an app gives its router's. */
export type RichTextLink = ComponentType<ComponentProps<'a'> & { href: string }>

export interface RichTextProps {
  /** Markdown as authors write it: GitHub's flavour. HTML in it is shown as text and never run. */
  children: string
  /** The level that the text's highest heading (`##`) takes in the page's outline. */
  topHeading?: 2 | 3 | 4
  /** Takes the links that begin with `/`; a plain link unless given. It must be the same at each drawing. */
  link?: RichTextLink
  /** Text from an untrusted author: links and pictures are reduced to their text, and line breaks are kept. */
  wordsOnly?: boolean
  className?: string
}

export interface RichContentProps {
  /** A text as the service rendered it. */
  children: readonly unknown[]
  /** The level that the text's highest heading (`##`) takes in the page's outline. */
  topHeading?: 2 | 3 | 4
  /** Takes the links that begin with `/`; a plain link unless given. It must be the same at each drawing. */
  link?: RichTextLink
  /** Says what is wrong with formulas: to those who can fix them. */
  showsErrors?: boolean
  className?: string
}

export interface RichLineProps {
  /** A line as the service rendered it. */
  children: readonly unknown[]
  /** The same as it was written. */
  written: string
  /** A button or the label of a choice stands around: its pictures are enlarged beside it, by an `EnlargePicture`. */
  isInControl?: boolean
}
