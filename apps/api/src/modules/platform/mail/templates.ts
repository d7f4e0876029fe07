import { type CompanyColor, isolate } from '@masar/text'
import { type Reader, sentence } from '../../../locale.ts'
import { buyingItems, buyingValues, buyingWordings, type BuyingEmail } from './buying-wordings.ts'
import { factsOf, timeOf, type Fact, type MailOrigin } from './origin.ts'
import { type SecondFactorTemplate, secondFactorWordings } from './second-factor-wordings.ts'
import { certificateWording, securityWordings, type SecurityTemplate } from './security-wordings.ts'
import { type MemberEmail, memberValues, memberWordings } from './member-wordings.ts'
import { reportValues, reportWording, type ReportEmail } from './report-wordings.ts'
import { ignore, resetAction, signIn, tenMinutes, type Wording } from './wording.ts'

/** A page that an e-mail names. */
interface LinkedItem {
  title: string
  path: string
  /** What a person wrote. */
  text?: string
}

/** Every e-mail template with the data that it needs. Nothing that a stranger typed goes into an e-mail to an unverified address. */
export type EmailTemplate =
  | { template: 'register_code' | 'reset_code' | 'email_code' | 'phone_code'; code: string }
  | { template: 'fresh_code'; code: string; change: ConfirmedChange }
  | {
      template: 'address_known' | 'second_factors_removed' | 'instructor_waits' | 'instructor_approved'
    }
  /** Emails about changes of an account say when and from where they were made. */
  | {
      template:
        | Exclude<SecurityTemplate, 'email_changed'>
        | Exclude<SecondFactorTemplate, 'second_factors_removed'>
      origin: MailOrigin
    }
  /** `google`: whether a Google account still signs in; `undo`: the path of the page that takes the change back. */
  | { template: 'email_changed'; masked: string; google: 'yes' | 'no'; undo: string; origin: MailOrigin }
  | { template: 'instructor_rejected'; reason: string }
  | { template: 'invitation'; company: string; color?: CompanyColor; url: string }
  /** `until`: when the last certificate of the company's provider expires, ISO 8601. */
  | { template: 'sign_on_certificate'; company: string; color?: CompanyColor; until: string }
  /** `choices`, `unsubscribe`: paths of the settings, and of the page that ends these e-mails without a sign-in. */
  | {
      template: 'digest'
      items: LinkedItem[]
      count: number
      choices: string
      unsubscribe: string
    }
  | BuyingEmail
  | MemberEmail
  | ReportEmail

/** What a person is about to do when a code is asked of them; `account` where it was not said. */
export const confirmedChanges = [
  'account',
  'email_address',
  'phone_number',
  'delete_account',
  'data_export',
  'google',
  'second_factors',
  'sessions',
] as const
export type ConfirmedChange = (typeof confirmedChanges)[number]

type TemplateName = EmailTemplate['template']
const reasonLabel = /*i18n*/ { id: 'mail.reason', message: 'The reason, in the words of our team:' }

const wordings: Record<TemplateName, Wording> = {
  ...buyingWordings,
  ...memberWordings,
  report: reportWording,
  sign_on_certificate: certificateWording,
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
        message:
          '{change, select, email_address {Enter this code to change the e-mail address of your Masar account:} phone_number {Enter this code to change the phone number of your Masar account:} delete_account {Enter this code to delete your Masar account:} data_export {Enter this code to download the data of your Masar account:} google {Enter this code to change how Google signs in to your Masar account:} second_factors {Enter this code to change two-step verification of your Masar account:} sessions {Enter this code to sign other devices out of your Masar account:} other {Enter this code to continue with the change in your Masar account:}}',
      },
      tenMinutes,
      /*i18n*/ {
        id: 'mail.fresh_code.nobody',
        message:
          'Never share the code, not even with us. If you are not making this change, someone else is signed in to your account: set a new password, which signs everyone out.',
      },
    ],
    action: {
      label: /*i18n*/ { id: 'mail.action.not_me', message: 'This is not me: set a new password' },
      path: resetAction.path,
    },
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
  ...securityWordings,
  ...secondFactorWordings,
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
          '{company} has invited you to learn on Masar. Accept with your existing account or create a new one; either way, it stays yours.',
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
  /** What a list of e-mails shows beside the subject. */
  preheader: string
  paragraphs: string[]
  /** When and from where the change was made that the e-mail reports. */
  facts: Fact[]
  /** What a person wrote for this recipient, in whatever language, with the e-mail’s own label. */
  quote: { label: string; text: string } | undefined
  /** Pages of the site, listed after the first paragraph. */
  links: { label: string; url: string; text?: string | undefined }[]
  code: string | undefined
  action: { label: string; url: string } | undefined
  /** Of the company in whose name it is sent. */
  color?: CompanyColor | undefined
}

/**
 * Renders a template in the recipient’s language, calendar and digits; links begin with `publicUrl`, whatever host a request named.
 * @param country of the origin’s network address, where there is one
 */
export function renderTemplate(
  email: EmailTemplate,
  reader: Reader,
  publicUrl: string,
  country: string | null = null,
): EmailContent {
  const { locale } = reader
  const { subject, body, action } = wordings[email.template]
  const values = valuesOf(email, reader)
  const origin = originOf(email)
  const items: LinkedItem[] = 'items' in email ? email.items : buyingItems(email, reader)
  const paragraphs = body.map(line => sentence(reader, line, values)).filter(line => line !== '')
  return {
    subject: sentence(reader, subject, values),
    // A list of e-mails is read over a shoulder, and shown on a locked screen: a code is not in it.
    preheader: 'items' in email ? email.items.map(({ title }) => title).join(' · ') : (paragraphs[0] ?? ''),
    paragraphs,
    facts: 'facts' in email ? email.facts : origin ? factsOf(origin, country, reader) : [],
    quote:
      'reason' in email && email.reason !== ''
        ? { label: sentence(locale, reasonLabel), text: email.reason }
        : undefined,
    links: items.map(({ title, path, text }) => ({ label: title, url: publicUrl + path, text })),
    code: 'code' in email ? email.code : undefined,
    color: 'color' in email ? email.color : undefined,
    action: action && {
      label: sentence(locale, action.label),
      url: urlOf(email, `${publicUrl}${locale === 'en' ? '/en' : ''}${action.path}`, publicUrl),
    },
  }
}

/** An e-mail that an earlier version queued says nothing of its origin. */
export function originOf(email: EmailTemplate): MailOrigin | undefined {
  return 'origin' in email ? email.origin : undefined
}

function valuesOf(email: EmailTemplate, reader: Reader): Record<string, unknown> {
  if ('order' in email) return buyingValues(email, reader)
  if ('role' in email) return memberValues(email)
  if (email.template === 'report') return reportValues(email)
  if (email.template === 'sign_on_certificate')
    return { company: isolate(email.company), until: timeOf(email.until, reader) }
  if ('company' in email) return { company: isolate(email.company) }
  if ('masked' in email) return { masked: isolate(email.masked), google: email.google }
  if (email.template === 'fresh_code') return { change: email.change }
  return 'count' in email ? { count: email.count } : {}
}

/** Where the button leads: an address of its own, or the page of the template’s wording. */
function urlOf(email: EmailTemplate, standard: string, publicUrl: string): string {
  if ('url' in email) return email.url
  if ('undo' in email) return publicUrl + email.undo
  if ('path' in email) return publicUrl + email.path
  return 'choices' in email ? publicUrl + email.choices : standard
}
