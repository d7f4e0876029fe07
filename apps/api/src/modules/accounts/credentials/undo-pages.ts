import { isolate } from '@masar/text'
import type { Database } from '../../../db/client.ts'
import type { Locale } from '../../../locale.ts'
import type { Secrets } from '../../../secrets.ts'
import type { MailPage, MailPageCalls } from '../../platform/mail-pages/page.ts'
import { originOf } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { contactAction, resetAction } from '../../platform/mail/wording.ts'
import { addressToRestore, undoEmailChange } from './email-undo.ts'

const linkTo = ({ label, path }: typeof resetAction, locale: Locale) => ({
  label,
  href: `${locale === 'en' ? '/en' : ''}${path}`,
})

const ask = (email: string): MailPage => ({
  title: /*i18n*/ { id: 'undo_email.title', message: 'Undo the change of the e-mail address?' },
  lines: [
    /*i18n*/ {
      id: 'undo_email.ask',
      message: 'The account gets {email} back. Everyone is signed out, and the password no longer works.',
    },
    /*i18n*/ {
      id: 'undo_email.next',
      message: 'Then you set a new password with a code that we send to this address.',
    },
  ],
  values: { email: isolate(email) },
  act: /*i18n*/ { id: 'undo_email.act', message: 'Undo the change' },
})

const done = (locale: Locale): MailPage => ({
  title: /*i18n*/ { id: 'undo_email.done.title', message: 'The address is back' },
  lines: [
    /*i18n*/ {
      id: 'undo_email.done',
      message: 'Everyone is signed out. Set a new password now: until then nobody can sign in with one.',
    },
  ],
  link: linkTo(resetAction, locale),
})

const gone = (locale: Locale): MailPage => ({
  title: /*i18n*/ { id: 'undo_email.gone.title', message: 'This link no longer works' },
  lines: [
    /*i18n*/ {
      id: 'undo_email.gone',
      message:
        'A change can be undone once, and within 7 days. If someone else uses your account, write to us.',
    },
  ],
  link: linkTo(contactAction, locale),
})

const taken = (locale: Locale): MailPage => ({
  title: /*i18n*/ { id: 'undo_email.taken.title', message: 'The address now belongs to another account' },
  lines: [
    /*i18n*/ {
      id: 'undo_email.taken',
      message:
        'Since the change, another account was opened with this address, so we cannot give it back. Write to us.',
    },
  ],
  link: linkTo(contactAction, locale),
})

/** Takes a changed e-mail address back, for the owner of the earlier mailbox. */
export function undoPages(parts: { db: Database; secrets: Secrets; mails: MailQueue }): MailPageCalls {
  return {
    path: '/mail/undo-email',
    read: async (token, locale) => {
      const email = await addressToRestore(parts.db, parts.secrets, token)
      return email === null ? { status: 410, page: gone(locale) } : { status: 200, page: ask(email) }
    },
    act: async (token, locale, request) => {
      const ending = await undoEmailChange(parts, token, originOf(request))
      if (ending === 'undone') return { status: 200, page: done(locale) }
      return ending === 'taken' ? { status: 409, page: taken(locale) } : { status: 410, page: gone(locale) }
    },
  }
}
