import { contactAction, notYou, resetAction, type Wording } from './wording.ts'

export type SecurityTemplate =
  | 'password_changed'
  | 'phone_changed'
  | 'email_changed'
  | 'email_restored'
  | 'email_withdrawn'
  | 'google_linked'
  | 'google_unlinked'
  | 'sign_on_linked'
  | 'account_deleted'

/** Emails to the owner of an account about changed sign-in methods. */
export const securityWordings: Record<SecurityTemplate, Wording> = {
  password_changed: {
    subject: /*i18n*/ { id: 'mail.password_changed.subject', message: 'Your password was changed' },
    body: [
      /*i18n*/ {
        id: 'mail.password_changed.body',
        message: 'The password of your Masar account was changed, and your other devices were signed out.',
      },
      notYou,
    ],
    action: resetAction,
  },
  phone_changed: {
    subject: /*i18n*/ { id: 'mail.phone_changed.subject', message: 'Your phone number was changed' },
    body: [
      /*i18n*/ {
        id: 'mail.phone_changed.body',
        message: 'The phone number of your Masar account was changed.',
      },
      notYou,
    ],
    action: resetAction,
  },
  email_changed: {
    subject: /*i18n*/ { id: 'mail.email_changed.subject', message: 'Your e-mail address was changed' },
    body: [
      /*i18n*/ {
        id: 'mail.email_changed.body',
        message: 'Your Masar account now uses {masked} instead of this address.',
      },
      /*i18n*/ {
        id: 'mail.email_changed.undo',
        message:
          'If this was not you, undo the change within 7 days: the account gets this address back, everyone is signed out, and you set a new password.',
      },
      /*i18n*/ {
        id: 'mail.email_changed.google',
        message:
          '{google, select, yes {Until then the Google account that was connected still opens the account.} other {}}',
      },
    ],
    action: { label: /*i18n*/ { id: 'mail.action.undo_email', message: 'Undo the change' }, path: '' },
  },
  email_restored: {
    subject: /*i18n*/ { id: 'mail.email_restored.subject', message: 'Your e-mail address is back' },
    body: [
      /*i18n*/ {
        id: 'mail.email_restored.body',
        message:
          'The change of your e-mail address was undone: your Masar account uses this address again. Everyone was signed out, and the password no longer works.',
      },
      /*i18n*/ {
        id: 'mail.email_restored.check',
        message:
          'Set a new password, then check your profile. Sign-in methods added since the change have been removed; if two-step verification was on, set it up again.',
      },
    ],
    action: resetAction,
  },
  email_withdrawn: {
    subject: /*i18n*/ {
      id: 'mail.email_withdrawn.subject',
      message: 'This address was removed from a Masar account',
    },
    body: [
      /*i18n*/ {
        id: 'mail.email_withdrawn.body',
        message:
          'The change to this address was undone from the account’s earlier address. This address no longer opens the account.',
      },
      /*i18n*/ {
        id: 'mail.email_withdrawn.not_you',
        message: 'If the account is yours and you did not undo the change, write to us at once.',
      },
    ],
    action: contactAction,
  },
  google_linked: {
    subject: /*i18n*/ { id: 'mail.google_linked.subject', message: 'Google was connected to your account' },
    body: [
      /*i18n*/ {
        id: 'mail.google_linked.body',
        message: 'You can now sign in to your Masar account with Google.',
      },
      /*i18n*/ {
        id: 'mail.google_linked.not_you',
        message:
          'If this was not you, set a new password at once. You can disconnect Google in the same step.',
      },
    ],
    action: resetAction,
  },
  sign_on_linked: {
    subject: /*i18n*/ {
      id: 'mail.sign_on_linked.subject',
      message: 'Your company’s sign-in was connected to your account',
    },
    body: [
      /*i18n*/ {
        id: 'mail.sign_on_linked.body',
        message:
          'You can now sign in to your Masar account with your company’s account. It opens yours for as long as you belong to the company.',
      },
      notYou,
    ],
    action: resetAction,
  },
  google_unlinked: {
    subject: /*i18n*/ {
      id: 'mail.google_unlinked.subject',
      message: 'Google was disconnected from your account',
    },
    body: [
      /*i18n*/ {
        id: 'mail.google_unlinked.body',
        message:
          'The Google account that was connected to your Masar account no longer opens it. You can connect it again in your profile.',
      },
      notYou,
    ],
    action: resetAction,
  },
  account_deleted: {
    subject: /*i18n*/ { id: 'mail.account_deleted.subject', message: 'Your account was deleted' },
    body: [
      /*i18n*/ {
        id: 'mail.account_deleted.body',
        message:
          'Your Masar account is deleted, and nobody can sign in to it any more. What remains of your learning no longer carries your name; we keep invoices for as long as the law requires. Thank you for your time with us.',
      },
    ],
  },
}

/** The email to the owners of a company before the last certificate of its provider expires. */
export const certificateWording: Wording = {
  subject: /*i18n*/ {
    id: 'mail.sign_on_certificate.subject',
    message: 'Renew the certificate of your company’s sign-on',
  },
  body: [
    /*i18n*/ {
      id: 'mail.sign_on_certificate.body',
      message:
        'The certificate that signs the people of {company} in to Masar expires on {until} (Riyadh time). After that, nobody can sign in through your provider.',
    },
    /*i18n*/ {
      id: 'mail.sign_on_certificate.act',
      message:
        'Get the next certificate from your provider and add it in the settings, alongside the current one. Owners still sign in with their password.',
    },
  ],
  action: {
    label: /*i18n*/ { id: 'mail.action.sign_on', message: 'Open the sign-on settings' },
    path: '/settings/sign-on?company',
  },
}
