/**
 * An option's text: authors mark code in it by backquotes, nothing more. Each part keeps its own direction.
 */
export function InlineMarks({ children }: { children: string }) {
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
