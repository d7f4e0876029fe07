/** Whoever sits an exam is asked nothing; a page that only tells about one is no exam. */
export function isInExam(pathname: string): boolean {
  return /^(?:\/en)?\/exam\/\d+\/?$/.test(pathname)
}
