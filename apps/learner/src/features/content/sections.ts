export interface TextSection {
  /** Names it in the address: `#section-2`. */
  id: string
  title: string
  /** Markdown below the heading. */
  body: string
}

export interface SectionedText {
  /** The content before the first heading. */
  intro: string
  sections: TextSection[]
}

/** Cuts a text at its `##` headings, those inside fenced code aside. */
export function sectionsOf(markdown: string): SectionedText {
  const parts: { title: string; lines: string[] }[] = [{ title: '', lines: [] }]
  let isCode = false
  for (const line of markdown.split('\n')) {
    if (/^(?:```|~~~)/.test(line)) isCode = !isCode
    const title = isCode ? undefined : titleOf(line)
    if (title === undefined) parts.at(-1)?.lines.push(line)
    else parts.push({ title, lines: [] })
  }
  const [intro, ...rest] = parts.map(({ title, lines }) => ({ title, body: lines.join('\n').trim() }))
  return {
    intro: intro?.body ?? '',
    sections: rest.map((part, index) => ({ id: `section-${index + 1}`, ...part })),
  }
}

/** What a `##` heading says, without the signs that may close it. */
function titleOf(line: string): string | undefined {
  let text = /^##\s+(\S.*)$/.exec(line)?.[1]?.trimEnd()
  while (text?.endsWith('#')) text = text.slice(0, -1)
  return text?.trimEnd()
}
