import type { Database } from '../../../db/client.ts'
import type { Secrets } from '../../../secrets.ts'
import type { MailPage, MailPageCalls } from '../mail-pages/page.ts'
import { subscriberOf, unsubscribe } from './unsubscribing.ts'

const settings = {
  label: /*i18n*/ { id: 'mail.action.digest', message: 'Notification settings' },
  href: '/profile/notifications',
}
const ask: MailPage = {
  title: /*i18n*/ { id: 'unsubscribe.title', message: 'Stop notifications by e-mail?' },
  lines: [
    /*i18n*/ {
      id: 'unsubscribe.ask',
      message:
        'You will no longer get notifications by e-mail. They stay in your account, and we still e-mail you about its security.',
    },
  ],
  act: /*i18n*/ { id: 'unsubscribe.act', message: 'Stop the e-mails' },
}
const done: MailPage = {
  title: /*i18n*/ { id: 'unsubscribe.done.title', message: 'You will no longer get notifications by e-mail' },
  lines: [
    /*i18n*/ {
      id: 'unsubscribe.done',
      message: 'You can turn them back on at any time in your account, one kind at a time.',
    },
  ],
  link: settings,
}
const broken: MailPage = {
  title: /*i18n*/ { id: 'unsubscribe.broken.title', message: 'This link is not complete' },
  lines: [
    /*i18n*/ {
      id: 'unsubscribe.broken',
      message: 'Open the link from the e-mail again, or choose in your account which e-mails you get.',
    },
  ],
  link: settings,
}

/** Unsubscribes the recipient of the link from digests, without a sign-in; mail services do it by one POST (RFC 8058). */
export function unsubscribePages({ db, secrets }: { db: Database; secrets: Secrets }): MailPageCalls {
  return {
    path: '/mail/unsubscribe',
    read: async token =>
      subscriberOf(secrets, token) === null ? { status: 404, page: broken } : { status: 200, page: ask },
    act: async token => {
      const userId = subscriberOf(secrets, token)
      if (userId === null) return { status: 404, page: broken }
      await unsubscribe(db, userId)
      return { status: 200, page: done }
    },
  }
}
