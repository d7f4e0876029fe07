/** Files that write the tables of other areas by their very purpose, and why; paths below apps/api/src. */
export const writeEverywhere: Record<string, string> = {
  'modules/accounts/own-data/erase.ts':
    'erasing an account takes the person out of every table that names them, in one transaction',
  'modules/accounts/own-data/erase-company.ts': 'what erasing an account does to the company that is its own',
  'modules/accounts/own-data/erase-contributions.ts':
    'what erasing an account does to what was written for others',
}

/** Tables that more than one area of the service's modules writes: each area with its part, the owner first. */
export const sharedTables: Record<string, Record<string, string>> = {
  users: {
    accounts: 'owner',
    operations:
      'the first operator of a site has no account to be found: the command line makes it with the role',
  },
  instructors: {
    accounts: 'owner: applications and profiles',
    catalogue: 'adds up the learners of each instructor’s courses, in the job that folds what was enrolled',
  },
  sign_on_identities: {
    companies: 'owner: whom companies’ providers have named',
    accounts: 'undoing a change of address takes away what was added to the sign-in since',
  },
  companies: {
    companies: 'owner',
    accounts:
      'a company comes into being with the account that registers it, which also keeps its own profile',
  },
}
