import { type CompanyColor, isolate } from '@masar/text'
import type { CompanyRole } from '../../../db/schema/index.ts'
import type { Wording } from './wording.ts'

/** Emails to people about their role in a company. `url`: the invitation's own link. */
export type MemberEmail =
  | { template: 'member_invitation'; company: string; color?: CompanyColor; role: CompanyRole; url: string }
  | {
      template: 'member_added' | 'member_changed' | 'member_removed'
      company: string
      color?: CompanyColor
      role: CompanyRole
    }

const openPortal = {
  label: /*i18n*/ { id: 'mail.action.portal', message: 'Open the company portal' },
  path: '/auth/login?company',
}

export const memberWordings: Record<MemberEmail['template'], Wording> = {
  member_invitation: {
    subject: /*i18n*/ {
      id: 'mail.member_invitation.subject',
      message: 'You are invited to act for a company on Masar',
    },
    body: [
      /*i18n*/ {
        id: 'mail.member_invitation.body',
        message:
          '{company} invites you to act for it on Masar, {role, select, owner {as an owner} administrator {as an administrator} manager {as the manager of a department} finance {for finance} other {as an auditor}}. Accept with your existing personal account or create a new one; either way, it stays yours.',
      },
      /*i18n*/ {
        id: 'mail.member_invitation.ends',
        message:
          'The invitation works once, for 14 days. Anyone with the link can accept it, so do not forward this e-mail. If you do not know the company, you can ignore it.',
      },
    ],
    action: { label: /*i18n*/ { id: 'mail.action.invitation', message: 'See the invitation' }, path: '' },
  },
  member_added: {
    subject: /*i18n*/ {
      id: 'mail.member_added.subject',
      message: 'You now act for your company on Masar',
    },
    body: [
      /*i18n*/ {
        id: 'mail.member_added.body',
        message:
          'You can now act for {company} on Masar, {role, select, owner {as an owner} administrator {as an administrator} manager {as the manager of a department} finance {for finance} other {as an auditor}}. Sign in with the account you already have.',
      },
    ],
    action: openPortal,
  },
  member_changed: {
    subject: /*i18n*/ {
      id: 'mail.member_changed.subject',
      message: 'Your role in the company portal was changed',
    },
    body: [
      /*i18n*/ {
        id: 'mail.member_changed.body',
        message:
          'From now on you act for {company} {role, select, owner {as an owner} administrator {as an administrator} manager {as the manager of a department} finance {for finance} other {as an auditor}}. You were signed out of the company portal; sign in again to continue with the new role.',
      },
    ],
    action: openPortal,
  },
  member_removed: {
    subject: /*i18n*/ {
      id: 'mail.member_removed.subject',
      message: 'You no longer act for a company on Masar',
    },
    body: [
      /*i18n*/ {
        id: 'mail.member_removed.body',
        message:
          'Your role at {company} has ended, and you were signed out of its portal. Your own account, courses and certificates stay as they are.',
      },
    ],
  },
}

export function memberValues({ company, role }: MemberEmail): Record<string, unknown> {
  return { company: isolate(company), role }
}
