/** No prompts during an exam; a page that only describes one does not count. */
export function isInExam(pathname: string): boolean {
  return /^(?:\/en)?\/exam\/\d+\/?$/.test(pathname)
}
