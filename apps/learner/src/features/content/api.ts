import { unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery } from '@masar/app-shell'

export type PageSlug = 'about_us' | 'privacy-policy' | 'terms'

export const pageQuery = (slug: PageSlug) => clientQuery('/pages/{slug}', { path: { slug } })

export const faqsQuery = () => clientQuery('/faqs')

export interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

/** Sends a message to the team. @throws ApiError: 422 with a message per field, 429 when there were too many */
export const sendMessage = (body: ContactMessage) => unwrap(clientApi().POST('/contact-messages', { body }))
