/** The code of a certificate in what was typed or pasted: the code itself, or the address of its page. Null where there is none. */
export function codeIn(typed: string): string | null {
  const [address = ''] = typed.trim().split(/[?#]/)
  return /(?:^|\/)([A-Za-z0-9_-]{22})\/?$/.exec(address)?.[1] ?? null
}
