/** Words, as the spaces part them; signs alone are none. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter(part => /[\p{L}\p{N}]/u.test(part)).length
}
