import type { AppName, Locale } from '@masar/site-map'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { renderApp } from '@masar/app-shell/testing'
import { messages as ar } from './locales/ar.po'
import { messages as en } from './locales/en.po'

/** What the service was asked, in the order of the calls. */
export interface Sent {
  /** Method and path, without the base. */
  call: string
  /** With its question mark, where there is one. */
  query?: string
  body: unknown
}

export type Answers = Record<string, (body: any) => Response> // oxlint-disable-line typescript/no-explicit-any -- a test knows the body of its call

/** A service that answers the named calls; one that is asked anything else says 404. */
export function serve(answers: Answers): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const { pathname, search: query } = new URL(request.url)
    const call = `${request.method} ${pathname.replace(/^\/(?:client|company)-api\/v1/, '')}`
    sent.push({ call, ...(query !== '' && { query }), body })
    return answers[call]?.(body) ?? Response.json({ code: 'not_found', message: call }, { status: 404 })
  })
  return sent
}

export const errorResponse = (
  status: number,
  code: string,
  more: object = {},
  headers: Record<string, string> = {},
) => Response.json({ code, message: code, ...more }, { status, headers })

/** A page of an account, with the sentences that its route would fetch. */
export function renderPage(
  screens: Record<string, () => ReactNode>,
  at: string,
  { app = 'learner', locale = 'ar' }: { app?: AppName; locale?: Locale } = {},
) {
  return renderApp({ app, locale, at, screens, sentences: { ar, en } })
}

export const step = {
  otp: 'handle',
  purpose: 'register_student',
  sent_to: 'sa•••@masar.test',
  channel: 'mail',
  tries_left: 5,
  code_expires_in: 600,
  resend_in: 60,
  expires_in: 3600,
}
