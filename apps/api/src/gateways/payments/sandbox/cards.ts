/** What the sandbox does with a card. */
export type CardOutcome =
  | 'approve'
  | 'decline'
  | 'insufficient_funds'
  | 'three_d_secure'
  | 'silent'
  | 'twice'
  | 'late'
  | 'refund_fails'

/** The test cards, by number; any other one is declined. */
export const sandboxCards: Record<string, CardOutcome> = {
  '4242424242424242': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000003220': 'three_d_secure',
  '4000000000000259': 'silent',
  '4000000000000341': 'twice',
  '4000000000000267': 'late',
  '4000000000005126': 'refund_fails',
}

/** Four digits at a time, as on a card. */
export function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ')
}
