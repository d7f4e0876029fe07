/** A navigation to another origin that was not allowed. */
export class ForeignNavigationError extends Error {
  override name = 'ForeignNavigationError'
}

/**
 * Loads another address of this origin. Another origin is refused unless explicitly allowed (source specification, section 8).
 * @throws ForeignNavigationError
 */
export function navigateTo(href: string, { allowForeign = false, replace = false } = {}): void {
  const target = new URL(href, location.href)
  const isOurs = target.origin === location.origin
  const isWeb = target.protocol === 'https:' || target.protocol === 'http:'
  if (!isWeb || (!isOurs && !allowForeign))
    throw new ForeignNavigationError(
      `Refused to leave for ${target.origin}. Pass allowForeign where that is meant.`,
    )
  if (replace) location.replace(target)
  else location.assign(target)
}
