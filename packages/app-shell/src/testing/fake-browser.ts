import { vi } from 'vitest'

/** A `document.cookie` that remembers what was written, attributes and all, and forgets what has no age left. */
export class FakeJar {
  readonly writes: string[] = []
  readonly #kept = new Map<string, string>()

  get cookie(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(line: string) {
    this.writes.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.includes('Max-Age=0')) this.#kept.delete(name)
    else this.#kept.set(name, value)
  }

  /** The names of all cookies that are there. */
  get names(): string[] {
    return [...this.#kept.keys()].sort()
  }

  attributesOf(name: string): string[] {
    return (
      this.writes
        .findLast(line => line.startsWith(`${name}=`))
        ?.split('; ')
        .slice(1) ?? []
    )
  }
}

/** What the shell touches of a browser, at an address; requests are answered by `answer`. */
export function fakeBrowser(
  address: string,
  answer: (request: Request) => Response | Promise<Response> = () => Response.json({ data: null }),
) {
  const url = new URL(address, 'https://masar.test')
  const place = {
    href: url.href,
    origin: url.origin,
    protocol: url.protocol,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    assign: vi.fn(),
    replace: vi.fn(),
    reload: vi.fn(),
  }
  const jar = new FakeJar()
  /** What the tab keeps until it is closed. */
  const draft = new Map([['masar-draft', 'سارة']])
  const requests: Request[] = []
  vi.stubGlobal('location', place)
  vi.stubGlobal('document', jar)
  vi.stubGlobal('sessionStorage', {
    clear: () => draft.clear(),
    getItem: (key: string) => draft.get(key) ?? null,
    setItem: (key: string, value: string) => draft.set(key, value),
    removeItem: (key: string) => draft.delete(key),
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    return answer(request)
  })
  return { place, jar, requests, draft }
}

/** A signed-in session of each kind, as cookies. */
export function signInAs(jar: { cookie: string }, kind: 'student' | 'instructor' | 'company'): void {
  const info = { id: 1, kind, name: 'سارة', avatar: null }
  for (const [name, value] of [
    ['token', 'tok'],
    ['user_email', 's@masar.test'],
    ['user_name', 'سارة'],
    ['user_info', JSON.stringify(info)],
    ['is_google', '0'],
  ] as const) {
    jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=60`
  }
}
