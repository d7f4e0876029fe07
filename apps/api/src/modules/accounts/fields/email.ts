/**
 * One mailbox, written plainly: no comment, no quoted part, no second address, no line break; letters of any script in the domain
 * only as punycode. Narrower than RFC 5321, so that no mail server can read it as anything else.
 */
const plain =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,8}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/

/** Whether mail may be addressed to the text as it stands. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && plain.test(text) && text.lastIndexOf('@') <= 64
}

/** An address as it is stored: lower case, without space around it. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Enough of an address to recognise one's own by. */
export function maskAddress(address: string): string {
  const at = address.indexOf('@')
  if (at < 0) return `•••${address.slice(-3)}`
  return `${address.slice(0, at > 3 ? 2 : 1)}•••${address.slice(at)}`
}

/** The bare address of `Masar <no-reply@masar.example>`. */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
}
