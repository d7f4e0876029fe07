import { jobKind } from '../../platform/queue/job-kind.ts'

/** Gives back what is to be given back. */
export const carryOutReturns = jobKind<Record<string, never>>('carry_out_payment_returns', {
  leaseSeconds: 120,
})
