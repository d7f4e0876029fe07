/** What an id in a path must look like; anything else is a 404 before anyone is asked. */
export type IdRule = 'number' | 'token' | 'certificate'

const shapes: Record<IdRule, RegExp> = {
  // Nine digits stay inside a 32-bit column, and no leading zero keeps one address per thing.
  number: /^[1-9]\d{0,8}$/,
  // 16 random bytes in base64url: what a bill is known by.
  token: /^[A-Za-z0-9_-]{22}$/,
  certificate: /^[A-Za-z0-9_-]{22}$/,
}

/** Whether a value has the shape its rule demands. */
export function idFits(rule: IdRule, value: string): boolean {
  return shapes[rule].test(value)
}
