import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../db/client.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { AppError } from '../../errors.ts'
import { pick } from '../../locale.ts'
import type { Limits } from '../../plugins/limits.ts'
import { contentQueries } from './queries.ts'
import {
  ContactMessage,
  ContactReceipt,
  FaqList,
  Page,
  PageParams,
  SettingsList,
  SettingsQuery,
} from './schema.ts'

interface StoredContact {
  email: string
  phone: string
  whatsapp?: string
  company_name?: BilingualText
  address?: BilingualText
  hours?: BilingualText
  social?: { name: string; url: string }[]
}

/** Settings, questions and texts that the operator publishes; read by everyone, kept in the cache. */
export function publicContent(db: Database): FastifyPluginAsyncTypebox {
  const queries = contentQueries(db)
  return async app => {
    app.get(
      '/settings',
      {
        schema: {
          operationId: 'listSettings',
          tags: ['content'],
          querystring: SettingsQuery,
          response: { 200: SettingsList },
        },
      },
      async request => {
        const [row] = await queries.setting.execute({ key: request.query.key })
        if (!row) throw new AppError('not_found')
        const value = row.value as unknown as StoredContact
        const { locale } = request
        return {
          data: [
            {
              key: row.key,
              value: {
                email: value.email,
                phone: value.phone,
                whatsapp: value.whatsapp ?? '',
                company_name: pick(value.company_name, locale),
                address: pick(value.address, locale),
                hours: pick(value.hours, locale),
                social: value.social ?? [],
              },
            },
          ],
        }
      },
    )

    app.get(
      '/faqs',
      { schema: { operationId: 'listFaqs', tags: ['content'], response: { 200: FaqList } } },
      async request => {
        const rows = await queries.faqs.execute()
        return {
          data: rows.map(row => ({
            id: row.id,
            question: pick(row.question, request.locale),
            answer: pick(row.answer, request.locale),
          })),
        }
      },
    )

    app.get(
      '/pages/:slug',
      { schema: { operationId: 'getPage', tags: ['content'], params: PageParams, response: { 200: Page } } },
      async request => {
        const [row] = await queries.page.execute({ slug: request.params.slug })
        if (!row) throw new AppError('not_found')
        const { locale } = request
        return {
          data: {
            slug: row.slug,
            title: pick(row.title, locale),
            description: pick(row.description, locale),
            body: pick(row.body, locale),
            updated_at: row.updatedAt.toISOString(),
          },
        }
      },
    )
  }
}

/** The contact form; open to everyone, so limited per address of origin. */
export function contactForm(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  const queries = contentQueries(db)
  return async app => {
    app.post(
      '/contact-messages',
      {
        schema: {
          operationId: 'sendContactMessage',
          tags: ['content'],
          body: ContactMessage,
          response: { 200: ContactReceipt },
        },
      },
      async request => {
        await limits.contact.take(request.ip)
        const [kept] = await queries.keepMessage({
          ...request.body,
          locale: request.locale,
          userId: request.viewer?.id ?? null,
        })
        if (!kept) throw new AppError('internal')
        return { data: { id: kept.id } }
      },
    )
  }
}
