import { clearSession, liveStore, refreshSession } from '@masar/app-shell'
import { renderApp, signInAs } from '@masar/app-shell/testing'
import { type ConnectionStatus, nullConnection } from '@masar/realtime'
import type { AppName, Locale } from '@masar/site-map'
import { useSearch } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, vi } from 'vitest'
import { CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { historySearch } from '../history/model.ts'
import { HistoryScreen } from '../history/history-screen.tsx'
import { messages as ar } from '../locales/ar.po'
import { messages as en } from '../locales/en.po'
import { checkoutSearch } from '../order/model.ts'

/** What the service was asked, in the order of the calls. */
export interface Sent {
  /** Method and path, without the base. */
  call: string
  body: unknown
  key: string | null
}

export type Answers = Record<string, (body: unknown, query: URLSearchParams) => Response | Promise<Response>>

export const errorResponse = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: code, ...more }, { status })

/** Stands for the browser and the session in each test of a file. */
export function useBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn())
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
  })
  afterEach(() => {
    clearSession(document)
    refreshSession()
    sessionStorage.clear()
    liveStore.setState({ connection: nullConnection() })
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

const basics: Answers = {
  'GET /countries': () =>
    Response.json({
      data: {
        countries: [
          { id: 1, code: 'SA', name: 'السعودية', dial_code: '966', has_cities: true },
          { id: 2, code: 'AE', name: 'الإمارات', dial_code: '971', has_cities: false },
        ],
      },
    }),
  'GET /billing-addresses': () => Response.json({ data: [] }),
  'GET /auth/capacities': () =>
    Response.json({
      data: [
        {
          capacity: 'company',
          is_current: true,
          company: { id: 7, name: 'شركة' },
          role: 'finance',
          branch: null,
        },
      ],
    }),
}

/** Opens a page of buying at an address, with a service that answers the named calls; one that is asked anything else says 404. */
export async function open(
  at: string,
  answers: Answers,
  { app = 'learner', locale = 'ar' }: { app?: AppName; locale?: Locale } = {},
) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const call = `${request.method} ${pathname.replace(/^\/(?:client|company)-api\/v1/, '')}`
    sent.push({ call, body, key: request.headers.get('idempotency-key') })
    return (await { ...basics, ...answers }[call]?.(body, searchParams)) ?? errorResponse(404, 'not_found')
  })
  signInAs(document, app === 'company' ? 'company' : 'student')
  refreshSession()
  const [path, query] = at.split('?')
  const search = [...(app === 'company' ? ['company'] : []), ...(query ? [query] : [])].join('&')
  const shown = await renderApp({
    app,
    locale,
    at: search === '' ? at : `${path}?${search}`,
    screens: { '/cart-details': CheckoutPage, '/shop-history': HistoryPage },
    sentences: { ar, en },
  })
  const calls = (call: string) => sent.filter(one => one.call === call)
  return { ...shown, sent, calls }
}

function CheckoutPage() {
  return <CheckoutScreen {...checkoutSearch(useSearch({ strict: false }))} />
}

function HistoryPage() {
  return <HistoryScreen {...historySearch(useSearch({ strict: false }))} />
}

/** A connection whose events a test sends. */
export function connect(status: ConnectionStatus = 'connected') {
  const listeners = new Map<string, (payload: unknown) => void>()
  liveStore.setState({
    connection: {
      ...nullConnection(),
      status,
      subscribe: (channel, event, listener) => {
        listeners.set(`${channel.name} ${event}`, listener as (payload: unknown) => void)
        return () => listeners.delete(`${channel.name} ${event}`)
      },
    },
  })
  return {
    listeners,
    deliver: (name: string, payload: object) => act(() => listeners.get(name)?.(payload)),
  }
}

/** The rules of accessibility that a page breaks. */
export async function broken(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id }) => id)
}
