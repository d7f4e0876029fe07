const most = 90

/** The beginning of a question, without the marks of Markdown, for a line of a list. */
export function excerptOf(markdown: string): string {
  const plain = markdown
    .replace(/```[^`]*```/g, ' ')
    .replace(/[*`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > most ? `${plain.slice(0, most).trimEnd()}…` : plain
}
