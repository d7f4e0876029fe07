import { contactAction, notYou, resetAction, type Wording } from './wording.ts'

export type SecondFactorTemplate =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'second_factor_failed'
  | 'second_factors_removed'

/** Emails to the owner of an account about its second factors. */
export const secondFactorWordings: Record<SecondFactorTemplate, Wording> = {
  totp_added: {
    subject: /*i18n*/ {
      id: 'mail.totp_added.subject',
      message: 'An authenticator app was added to your account',
    },
    body: [
      /*i18n*/ {
        id: 'mail.totp_added.body',
        message:
          'Signing in to your Masar account now asks for a code of your authenticator app after the password.',
      },
      notYou,
    ],
    action: resetAction,
  },
  totp_removed: {
    subject: /*i18n*/ {
      id: 'mail.totp_removed.subject',
      message: 'The authenticator app was removed from your account',
    },
    body: [
      /*i18n*/ {
        id: 'mail.totp_removed.body',
        message: 'Signing in to your Masar account no longer asks for a code of your authenticator app.',
      },
      notYou,
    ],
    action: resetAction,
  },
  passkey_added: {
    subject: /*i18n*/ { id: 'mail.passkey_added.subject', message: 'A passkey was added to your account' },
    body: [
      /*i18n*/ {
        id: 'mail.passkey_added.body',
        message:
          'Signing in to your Masar account can now be confirmed with a new passkey after the password.',
      },
      notYou,
    ],
    action: resetAction,
  },
  passkey_removed: {
    subject: /*i18n*/ {
      id: 'mail.passkey_removed.subject',
      message: 'A passkey was removed from your account',
    },
    body: [
      /*i18n*/ {
        id: 'mail.passkey_removed.body',
        message: 'One of the passkeys of your Masar account no longer works.',
      },
      notYou,
    ],
    action: resetAction,
  },
  recovery_codes_made: {
    subject: /*i18n*/ { id: 'mail.recovery_codes_made.subject', message: 'You have new recovery codes' },
    body: [
      /*i18n*/ {
        id: 'mail.recovery_codes_made.body',
        message: 'New recovery codes were made for your Masar account. The earlier ones no longer work.',
      },
      notYou,
    ],
    action: resetAction,
  },
  recovery_code_used: {
    subject: /*i18n*/ {
      id: 'mail.recovery_code_used.subject',
      message: 'A recovery code was used to sign in',
    },
    body: [
      /*i18n*/ {
        id: 'mail.recovery_code_used.body',
        message:
          'Someone, most likely you, signed in to your Masar account with a recovery code. It cannot be used again.',
      },
      notYou,
    ],
    action: resetAction,
  },
  second_factor_failed: {
    subject: /*i18n*/ {
      id: 'mail.second_factor_failed.subject',
      message: 'Someone could not get past the second step',
    },
    body: [
      /*i18n*/ {
        id: 'mail.second_factor_failed.body',
        message:
          'Someone entered the right password of your Masar account, but failed at the second step five times. Nobody got in.',
      },
      notYou,
    ],
    action: resetAction,
  },
  second_factors_removed: {
    subject: /*i18n*/ {
      id: 'mail.second_factors_removed.subject',
      message: 'The second factors of your account were removed',
    },
    body: [
      /*i18n*/ {
        id: 'mail.second_factors_removed.body',
        message:
          'Our support removed every passkey, authenticator app and recovery code of your Masar account. The password alone opens it now; set up a second factor again in your profile.',
      },
      /*i18n*/ {
        id: 'mail.second_factors_removed.not_you',
        message: 'If you did not ask for this, write to us at once.',
      },
    ],
    action: contactAction,
  },
}
