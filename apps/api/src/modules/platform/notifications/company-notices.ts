import type { BilingualText } from '../../../db/schema/columns.ts'
import type { SharedNotice } from './notice.ts'

/** Somebody who acts for a company reminds people of what it assigned to them. @param first the course that is due first */
export function remindedByHand(first: BilingualText): SharedNotice {
  return { kind: 'assignments_reminder', link: '/learn?tab=assigned', data: { name: first } }
}

/** Somebody who acts for a company writes to many of its people. */
export function companyMessage({
  id,
  company,
  sender,
  text,
}: {
  id: number
  company: BilingualText
  /** Null where the account is gone, or is the company's own. */
  sender: BilingualText | null
  text: BilingualText
}): SharedNotice {
  return {
    kind: 'company_message',
    link: null,
    data: { name: company, message_id: id, text, ...(sender && { sender }) },
  }
}
