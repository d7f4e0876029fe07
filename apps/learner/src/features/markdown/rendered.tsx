import { createContext, use, type ReactNode } from 'react'

/** Texts as the service rendered them, by their Markdown: those that have formulas or code. */
export type RenderedTexts = Readonly<Record<string, readonly unknown[]>>

const Rendered = createContext<RenderedTexts>({})

/** Around a question or a post: texts in it that came rendered are shown so. */
export function WithRendered({ texts, children }: { texts: RenderedTexts | undefined; children: ReactNode }) {
  return <Rendered value={texts ?? none}>{children}</Rendered>
}

const none: RenderedTexts = {}

/** All texts around that came rendered. */
export function useAllRendered(): RenderedTexts {
  return use(Rendered)
}

/** A text as the service rendered it, where it did. */
export function useRendered(text: string): readonly unknown[] | undefined {
  const texts = useAllRendered()
  return Object.hasOwn(texts, text) ? texts[text] : undefined
}
