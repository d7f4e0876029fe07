/** A line of Markdown as it is read aloud: without the marks of code and emphasis. */
export function plainText(markdown: string): string {
  return markdown.replace(/[`*]/g, '')
}
