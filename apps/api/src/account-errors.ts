/** Failures of signing in, and of what opens an account. */
export const accountErrors = {
  credentials_wrong: {
    status: 401,
    message: /*i18n*/ {
      id: 'error.credentials_wrong',
      message: 'The e-mail address or the password is wrong. Check both and try again.',
    },
  },
  session_stale: {
    status: 403,
    message: /*i18n*/ {
      id: 'error.session_stale',
      message: 'Confirm that it is you before you change this.',
    },
  },
  second_factor_demanded: {
    status: 403,
    message: /*i18n*/ {
      id: 'error.second_factor_demanded',
      message: 'A second factor is required here. Set one up in your account first.',
    },
  },
  company_account: {
    status: 403,
    message: /*i18n*/ {
      id: 'error.company_account',
      message: 'This account belongs to a company. Sign in through the company portal.',
    },
  },
  personal_account: {
    status: 403,
    message: /*i18n*/ {
      id: 'error.personal_account',
      message: 'This is a personal account. Sign in on the learners’ page.',
    },
  },
  sign_on_demanded: {
    status: 403,
    message: /*i18n*/ {
      id: 'error.sign_on_demanded',
      message: 'Your company’s people sign in with their company account. Continue there.',
    },
  },
  last_second_factor: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.last_second_factor',
      message: 'This account has to keep a second factor. Set up another one before you remove this one.',
    },
  },
  second_factor_missing: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.second_factor_missing',
      message: 'Set up a passkey or an authenticator app first.',
    },
  },
  passkeys_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.passkeys_full',
      message: 'This account has as many passkeys as it may have. Remove one first.',
    },
  },
  passkeys_off: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.passkeys_off',
      message: 'Passkeys cannot be used at this address of the site.',
    },
  },
  second_factor_gone: {
    status: 410,
    message: /*i18n*/ {
      id: 'error.second_factor_gone',
      message: 'The time for the second step has passed. Sign in again.',
    },
  },
  reset_token_gone: {
    status: 410,
    message: /*i18n*/ {
      id: 'error.reset_token_gone',
      message: 'The time to set a new password has passed, or it has already been set. Ask for a new code.',
    },
  },
  password_unset: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.password_unset',
      message: 'This account has no password yet. Set one with “Forgot your password?”.',
    },
  },
  code_wrong: {
    status: 422,
    message: /*i18n*/ { id: 'error.code_wrong', message: 'The code is wrong. Check it and try again.' },
  },
  code_used: {
    status: 422,
    message: /*i18n*/ {
      id: 'error.code_used',
      message: 'This code has been used. Wait for the next one in your app.',
    },
  },
  passkey_wrong: {
    status: 422,
    message: /*i18n*/ {
      id: 'error.passkey_wrong',
      message: 'The passkey was not accepted. Try again, or choose another way.',
    },
  },
  email_taken: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.email_taken',
      message: 'This e-mail address already has an account. Sign in with it.',
    },
  },
} as const
