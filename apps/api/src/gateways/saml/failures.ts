/**
 * What is wrong with a provider's answer. `denied`: the provider itself says no. `request`: it answers no request of ours, or another one.
 * `signature`: no certificate of the provider's verifies it.
 */
export const samlProblems = [
  'denied',
  'malformed',
  'request',
  'encrypted',
  'unsigned',
  'weak_algorithm',
  'signature',
  'other_issuer',
  'audience',
  'recipient',
  'time',
  'subject',
] as const
export type SamlProblem = (typeof samlProblems)[number]

/** An answer that does not stand the checks. */
export class SamlError extends Error {
  override name = 'SamlError'
  readonly problem: SamlProblem
  /** The actual value, where it helps an administrator set the provider up; never logged. */
  readonly found: string | null

  constructor(problem: SamlProblem, found: string | null = null) {
    super(problem)
    this.problem = problem
    this.found = found
  }
}

/** What an error of the library means; its texts are tested one by one, and its version is fixed. */
export function samlErrorOf(error: unknown): SamlError {
  if (error instanceof SamlError) return error
  const message = error instanceof Error ? error.message : ''
  if (/InResponseTo/.test(message)) return new SamlError('request')
  if (/audience/i.test(message))
    return new SamlError('audience', /Received: (.*)$/s.exec(message)?.[1] ?? null)
  if (/expired|not yet valid|No valid subject confirmation/.test(message)) return new SamlError('time')
  if (/signature|signed/i.test(message)) return new SamlError('signature')
  return new SamlError('malformed')
}
