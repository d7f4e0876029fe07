import { RichLine } from '@masar/ui'
import { useRendered } from '../../markdown/rendered.tsx'

/**
 * An option's text: authors mark code in it by backquotes, nothing more, or formulas, which come rendered. Each part keeps its own direction.
 */
export function InlineMarks({ children }: { children: string }) {
  const rendered = useRendered(children)
  if (rendered) return <RichLine written={children}>{rendered}</RichLine>
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
