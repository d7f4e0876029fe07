/** What closing a year of training may be refused with. */
export const disclosureErrors = {
  disclosure_year_open: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.disclosure_year_open',
      message: 'This year is not over yet. You can close it from the first day of the next.',
    },
  },
  disclosure_closed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.disclosure_closed',
      message: 'This year is already closed. What was disclosed does not change.',
    },
  },
} as const
