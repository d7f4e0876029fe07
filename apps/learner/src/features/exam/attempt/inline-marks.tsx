import { EnlargePicture, RichLine } from '@masar/ui'
import type { ReactNode } from 'react'
import { pictureOf } from '../../markdown/pictures.ts'
import { useRendered, useAllRendered } from '../../markdown/rendered.tsx'
import { plainText } from '../model/plain-text.ts'

interface InlineMarksProps {
  children: string
  /** It is inside a button or the label of a choice. */
  isInControl?: boolean
}

/**
 * An option's text: authors mark code in it by backquotes; formulas and pictures come rendered. Each part keeps its own direction.
 */
export function InlineMarks({ children, isInControl = false }: InlineMarksProps) {
  const rendered = useRendered(children)
  if (rendered)
    return (
      <RichLine written={plainText(children)} isInControl={isInControl}>
        {rendered}
      </RichLine>
    )
  return (
    <bdi>
      {children.split(/(`[^`]+`)/).map((part, at) =>
        at % 2 === 1 ? (
          <code key={at} dir="ltr">
            {part.slice(1, -1)}
          </code>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}

/** What enlarges the pictures of a text inside a control, beside it; nothing where it has none. */
export function useEnlarging(): (text: string) => ReactNode {
  const all = useAllRendered()
  return text => {
    const pictures = (Object.hasOwn(all, text) ? (all[text] ?? []) : []).flatMap(pictureOf)
    if (pictures.length === 0) return undefined
    return (
      <span>
        {pictures.map(picture => (
          <EnlargePicture key={picture.src} {...picture} />
        ))}
      </span>
    )
  }
}
