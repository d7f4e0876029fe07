import { viewersWho } from '../../plugins/access.ts'

/** A learner or an instructor, acting for themselves. */
export const actPersonally = viewersWho(({ capacity }) => capacity === 'personal')

/** A company's account, acting for its company: what it does with itself, members with accounts of their own do elsewhere. */
export const actAsCompanyAccount = viewersWho(
  ({ capacity, kind }) => capacity === 'company' && kind === 'company',
)
