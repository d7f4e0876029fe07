import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { cleanLine, cleanParagraphs } from '../../accounts/fields/name.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import type { Limits } from '../../../plugins/limits.ts'
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
import { presentContact, siteSettingsOf } from './site-settings.ts'
import { presentFaq, presentPage, templateFaqs, templatePage } from './site-texts.ts'

/** Settings, questions and texts that the operator publishes, or the template's until then; read by everyone, kept in the cache. */
// long: a list of routes, each short by itself
export function publicContent(db: Database): FastifyPluginAsyncTypebox {
  const queries = contentQueries(db)
  return async app => {
    app.get(
      '/settings',
      {
        schema: {
          operationId: 'listSettings',
          summary: 'Get the contact details of the site',
          description:
            'Name, addresses, phone numbers and hours by which the site is reached. `key` gives one of the settings alone.',
          errorCodes: [],
          tags: ['content'],
          querystring: SettingsQuery,
          response: { 200: SettingsList },
        },
      },
      async request => {
        const site = siteSettingsOf(await queries.site.execute())
        return { data: [{ key: request.query.key, value: presentContact(site, request.locale) }] }
      },
    )

    app.get(
      '/faqs',
      {
        schema: {
          operationId: 'listFaqs',
          summary: 'List frequently asked questions',
          description: 'Questions and answers in the language of the request, in their order.',
          errorCodes: [],
          tags: ['content'],
          response: { 200: FaqList },
        },
      },
      async request => {
        const stored = await queries.faqs.execute()
        const rows = stored.length > 0 ? stored : await templateFaqs()
        const site = siteSettingsOf(await queries.site.execute())
        return { data: rows.map(row => presentFaq(row, site, request.locale)) }
      },
    )

    app.get(
      '/pages/:slug',
      {
        schema: {
          operationId: 'getPage',
          summary: 'Get a text of the site',
          description:
            'A page such as the terms or the privacy policy, as Markdown in the language of the request.',
          errorCodes: ['not_found'],
          tags: ['content'],
          params: PageParams,
          response: { 200: Page },
        },
      },
      async request => {
        const { slug } = request.params
        const [stored] = await queries.page.execute({ slug })
        const row = stored ?? (await templatePage(slug))
        if (!row) throw new AppError('not_found')
        const site = siteSettingsOf(await queries.site.execute())
        return { data: presentPage(row, site, request.locale) }
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
          summary: 'Send a message by the contact form',
          description:
            'Keeps a message for the operators and answers with its number. Without a session, too; how many one address may send is bounded (429).',
          errorCodes: ['too_many_requests'],
          tags: ['content'],
          body: ContactMessage,
          response: { 200: ContactReceipt },
        },
      },
      async request => {
        const { name, subject, message, email } = request.body
        const errors = new FieldErrors()
        const said = {
          name: readClean(name, errors, 'name', cleanLine),
          subject: readClean(subject, errors, 'subject', cleanLine),
          message: readClean(message, errors, 'message', cleanParagraphs),
        }
        errors.throwIfAny()
        await limits.contact.take(request.ip)
        const [kept] = await queries.keepMessage({
          ...said,
          email,
          locale: request.locale,
          userId: request.viewer?.id ?? null,
        })
        if (!kept) throw new AppError('internal')
        return { data: { id: kept.id } }
      },
    )
  }
}

/** A visitor's message may contain a URL; what turns or hides text may not. */
function readClean(
  text: string,
  errors: FieldErrors,
  field: string,
  clean: (text: string) => string,
): string {
  const kept = clean(text)
  if (kept === '') errors.add(field, { code: 'required' })
  return kept
}
