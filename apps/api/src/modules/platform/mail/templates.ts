import { isolate } from '@masar/text'
import { sentence, type Locale } from '../../../locale.ts'
import { type SecondFactorTemplate, secondFactorWordings } from './second-factor-wordings.ts'
import { contactAction, notYou, resetAction, type Wording } from './wording.ts'

/** Every e-mail template with the data that it needs. Nothing that a stranger typed goes into an e-mail to an unverified address. */
export type EmailTemplate =
  | { template: 'register_code' | 'reset_code' | 'email_code' | 'fresh_code' | 'phone_code'; code: string }
  | {
      template:
        | 'address_known'
        | 'password_changed'
        | 'phone_changed'
        | 'google_linked'
        | 'google_unlinked'
        | SecondFactorTemplate
        | 'account_deleted'
        | 'instructor_waits'
        | 'instructor_approved'
    }
  /** `google`: whether a Google account still signs in. */
  | { template: 'email_changed'; masked: string; google: 'yes' | 'no' }
  | { template: 'instructor_rejected'; reason: string }
  | { template: 'invitation'; company: string; url: string }
  | { template: 'digest'; items: { title: string; path: string }[]; count: number; choices: string }

type TemplateName = EmailTemplate['template']
const ignore = /*i18n*/ {
  id: 'mail.ignore',
  message:
    'If you did not ask for this, you can ignore this e-mail. Never share the code; Masar will not ask for it.',
}
const tenMinutes = /*i18n*/ {
  id: 'mail.ten_minutes',
  message: 'The code works for ten minutes and only once.',
}
const signIn = /*i18n*/ { id: 'mail.action.sign_in', message: 'Sign in' }

const wordings: Record<TemplateName, Wording> = {
  register_code: {
    subject: /*i18n*/ { id: 'mail.register_code.subject', message: 'Your code to join Masar' },
    body: [
      /*i18n*/ {
        id: 'mail.register_code.body',
        message: 'Enter this code on the page where you are creating your account:',
      },
      tenMinutes,
      ignore,
    ],
  },
  address_known: {
    subject: /*i18n*/ { id: 'mail.address_known.subject', message: 'You already have a Masar account' },
    body: [
      /*i18n*/ {
        id: 'mail.address_known.body',
        message:
          'Someone, perhaps you, tried to use this address for a Masar account. It already has one, so nothing was changed.',
      },
      /*i18n*/ {
        id: 'mail.address_known.way_on',
        message: 'If it was you, sign in. If you have forgotten the password, set a new one.',
      },
    ],
    action: resetAction,
  },
  reset_code: {
    subject: /*i18n*/ { id: 'mail.reset_code.subject', message: 'Your code to set a new password' },
    body: [
      /*i18n*/ {
        id: 'mail.reset_code.body',
        message: 'Enter this code to set a new password for your Masar account:',
      },
      tenMinutes,
      ignore,
    ],
  },
  email_code: {
    subject: /*i18n*/ { id: 'mail.email_code.subject', message: 'Confirm your new e-mail address' },
    body: [
      /*i18n*/ {
        id: 'mail.email_code.body',
        message: 'Enter this code to use this address for your Masar account:',
      },
      tenMinutes,
      ignore,
    ],
  },
  fresh_code: {
    subject: /*i18n*/ { id: 'mail.fresh_code.subject', message: 'Confirm that it is you' },
    body: [
      /*i18n*/ {
        id: 'mail.fresh_code.body',
        message: 'Enter this code to continue with the change in your Masar account:',
      },
      tenMinutes,
      notYou,
    ],
  },
  phone_code: {
    subject: /*i18n*/ { id: 'mail.phone_code.subject', message: 'Confirm your new phone number' },
    body: [
      /*i18n*/ {
        id: 'mail.phone_code.body',
        message: 'Enter this code to change the phone number of your Masar account:',
      },
      tenMinutes,
      ignore,
    ],
  },
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
        id: 'mail.email_changed.not_you',
        message:
          '{google, select, yes {If this was not you, write to us at once. This address can no longer be used to sign in or to set a password; the Google account that was connected still opens the account.} other {If this was not you, write to us at once: this address cannot open the account any more.}}',
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
  ...secondFactorWordings,
  account_deleted: {
    subject: /*i18n*/ { id: 'mail.account_deleted.subject', message: 'Your account was deleted' },
    body: [
      /*i18n*/ {
        id: 'mail.account_deleted.body',
        message:
          'Your Masar account is deleted, and nobody can sign in to it any more. What stays of your learning carries no name of yours; invoices are kept for as long as the law requires. Thank you for your time with us.',
      },
    ],
  },
  instructor_waits: {
    subject: /*i18n*/ {
      id: 'mail.instructor_waits.subject',
      message: 'We have received your application to teach',
    },
    body: [
      /*i18n*/ {
        id: 'mail.instructor_waits.body',
        message:
          'Your address is confirmed. We read every application and write to you when it is decided. Until then you can sign in and learn.',
      },
    ],
    action: { label: signIn, path: '/auth/login' },
  },
  instructor_approved: {
    subject: /*i18n*/ { id: 'mail.instructor_approved.subject', message: 'Welcome to our instructors' },
    body: [
      /*i18n*/ {
        id: 'mail.instructor_approved.body',
        message: 'Your application was approved. Sign in to build your first course.',
      },
    ],
    action: { label: signIn, path: '/auth/login' },
  },
  instructor_rejected: {
    subject: /*i18n*/ { id: 'mail.instructor_rejected.subject', message: 'About your application to teach' },
    body: [
      /*i18n*/ {
        id: 'mail.instructor_rejected.body',
        message: 'We cannot approve your application this time. You can keep learning with your account.',
      },
    ],
  },
  invitation: {
    subject: /*i18n*/ {
      id: 'mail.invitation.subject',
      message: 'Your company invites you to learn on Masar',
    },
    body: [
      /*i18n*/ {
        id: 'mail.invitation.body',
        message:
          '{company} has invited you to learn on Masar. Accept with an account that you have, or create one; it stays yours.',
      },
      /*i18n*/ {
        id: 'mail.invitation.ends',
        message:
          'The invitation works for 14 days. If you do not know the company, you can ignore this e-mail.',
      },
    ],
    action: { label: /*i18n*/ { id: 'mail.action.invitation', message: 'See the invitation' }, path: '' },
  },
  digest: {
    subject: /*i18n*/ {
      id: 'mail.digest.subject',
      message:
        '{count, plural, one {A notification for you from Masar} other {# notifications for you from Masar}}',
    },
    body: [
      /*i18n*/ { id: 'mail.digest.body', message: 'This has happened since we last wrote to you:' },
      /*i18n*/ {
        id: 'mail.digest.choices',
        message:
          'You get these because you chose e-mail notifications. You can change that, and how often, in your account:',
      },
    ],
    action: { label: /*i18n*/ { id: 'mail.action.digest', message: 'Notification settings' }, path: '' },
  },
}

/** The text of an e-mail in one language, before it becomes HTML and plain text. */
export interface EmailContent {
  subject: string
  paragraphs: string[]
  /** What a person wrote for this recipient, in whatever language. */
  quote: string | undefined
  /** Pages of the site, listed after the first paragraph. */
  links: { label: string; url: string }[]
  code: string | undefined
  action: { label: string; url: string } | undefined
}

/** Renders a template in the recipient’s language; links begin with `publicUrl`, whatever host a request named. */
export function renderTemplate(email: EmailTemplate, locale: Locale, publicUrl: string): EmailContent {
  const { subject, body, action } = wordings[email.template]
  const values = valuesOf(email)
  return {
    subject: sentence(locale, subject, values),
    paragraphs: body.map(line => sentence(locale, line, values)),
    quote: 'reason' in email && email.reason !== '' ? email.reason : undefined,
    links:
      'items' in email ? email.items.map(({ title, path }) => ({ label: title, url: publicUrl + path })) : [],
    code: 'code' in email ? email.code : undefined,
    action: action && {
      label: sentence(locale, action.label),
      url: urlOf(email, `${publicUrl}${locale === 'en' ? '/en' : ''}${action.path}`, publicUrl),
    },
  }
}

function valuesOf(email: EmailTemplate): Record<string, unknown> {
  if ('company' in email) return { company: isolate(email.company) }
  if ('masked' in email) return { masked: isolate(email.masked), google: email.google }
  return 'count' in email ? { count: email.count } : {}
}

/** Where the button leads: an address of its own, or the page of the template’s wording. */
function urlOf(email: EmailTemplate, standard: string, publicUrl: string): string {
  if ('url' in email) return email.url
  return 'choices' in email ? publicUrl + email.choices : standard
}
