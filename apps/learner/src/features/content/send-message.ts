import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'

export interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

/** Sends a message to the team. @throws ApiError: 422 with a message per field, 429 when there were too many */
export const sendMessage = (body: ContactMessage) => unwrap(clientApi().POST('/contact-messages', { body }))
