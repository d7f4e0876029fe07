/** The domain of a typed e-mail address, in lower case; null while there is none. */
export function mailDomain(email: string): string | null {
  const domain = email.trim().toLowerCase().split('@')[1] ?? ''
  const labels = domain.split('.')
  const isWhole = labels.length > 1 && labels.every(label => label !== '') && (labels.at(-1) ?? '').length > 1
  return isWhole && domain.length <= 254 && !/\s/.test(domain) ? domain : null
}
