import { canonicalJson } from '@masar/text'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { type InspectedPerson, type Inspection, inspectionQuery } from './api.ts'
import { evidenceQuery } from './queries.ts'
import { codesInFile, typedCodes } from './codes.ts'
import { CodesScreen } from './codes-screen.tsx'
import { sha256 } from './digest.ts'
import { EvidenceScreen } from './evidence-screen.tsx'
import { InspectScreen } from './inspect-screen.tsx'

let hashes: { data: string; file: string }
beforeAll(async () => {
  const hash = async (text: string) => (await sha256(new TextEncoder().encode(text))) ?? ''
  hashes = { data: await hash(canonicalJson({ ...snapshot, people })), file: await hash('the file') }
})
afterEach(() => vi.unstubAllGlobals())

const code = 'aB3-_aB3-_aB3-_aB3-_aB'
const counts = { met: 1, waived: 1, due: 0, grace: 0, late: 0, expired: 0 }
const snapshot: Inspection['snapshot'] = {
  version: 1,
  company: { name: { ar: 'نخلة', en: 'Nakhla' }, registration_number: '1010' },
  requirement: { title: { ar: 'السلامة', en: 'Safety' }, is_path: false, renewal_months: 12, grace_days: 7 },
  scope: { department: { ar: 'فرع جدة', en: 'Jeddah' }, group: null },
  as_of: '2026-11-20',
  made_at: '2026-11-21T08:00:00.000Z',
  names: 'full',
  counts,
}
const people: Omit<InspectedPerson, 'place'>[] = [
  {
    name: 'عبير',
    number: 'N-1',
    department: null,
    status: 'met',
    completed_on: '2026-02-01',
    valid_until: '2027-02-01',
    due_on: '2027-02-01',
    certificates: [code],
    waiver: null,
  },
  {
    name: 'Basma',
    number: null,
    department: null,
    status: 'waived',
    completed_on: null,
    valid_until: null,
    due_on: '2026-01-01',
    certificates: [],
    waiver: { reason: 'إجازة', evidence: null, from: '2026-01-01', until: null, by: null },
  },
]
const inspection = (): Inspection => ({
  snapshot,
  data_hash: hashes.data,
  reason: 'تفتيش',
  made_by: 'نورة',
  expires_at: '2026-12-01T08:00:00.000Z',
})

/** What was asked for of the people of the link, in turn. */
let asked: object[] = []
const listed = () => people.map((person, at) => ({ place: at + 1, ...person }))

/** Opens a link: `data` is what its file holds, `page` what a page of its people is. */
function inspect(
  locale: 'ar' | 'en',
  given: Inspection,
  { page = listed, data = { ...snapshot, people } }: { page?: () => InspectedPerson[]; data?: object } = {},
) {
  asked = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.json()) as { q?: string; status?: string; cursor?: string }
    if (request.url.endsWith('/inspections/file'))
      return new Response(canonicalJson(data), { headers: { 'content-type': 'application/json' } })
    asked.push(body)
    const found = page().filter(({ status }) => body.status === undefined || status === body.status)
    const shown = body.q === 'nobody' ? [] : found
    const meta = { next_cursor: null, total: shown.length, total_is_capped: false }
    return Response.json({ data: shown, meta })
  })
  const shown = renderPage(<InspectScreen token={code} />, locale, `/inspect/${code}`, client =>
    client.setQueryData(inspectionQuery(code).queryKey, { data: given }),
  )
  return shown
}

test('the digest is the usual one', async () => {
  expect(await sha256(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('codes are separated by line ends and commas, each once; of a file, what has their form', () => {
  expect(typedCodes(` ${code}\n\n${code}, x؛ y\t z`)).toEqual([code, 'x', 'y', 'z'])
  expect(codesInFile(`name,code\nعبير,${code}\nBasma,aB٣-_aB3-_aB3-_aB3-_aC\n`)).toEqual([
    code,
    'aB3-_aB3-_aB3-_aB3-_aC',
  ])
  expect(codesInFile('a'.repeat(23))).toEqual([])
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  const same = ar ? /وهي مطابقة/ : /it is the same/

  test('an inspector sees the people, and the browser computes the hash of them', async () => {
    const { container } = inspect(locale, inspection())
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(ar ? 'السلامة' : 'Safety')
    expect(container).toHaveTextContent(ar ? 'فرع جدة' : 'Jeddah')
    expect(container).toHaveTextContent(
      ar ? /الشروط المعتمدة.*كما كانت يوم الإعداد/ : /Terms applied.*as they stood when this was made/,
    )
    expect(await screen.findByText(same)).toBeVisible()
    expect(container).toHaveTextContent('عبير')
    expect(container).not.toHaveTextContent(ar ? /عند طباعة/ : /Printing this page/)
  })

  test('people are found by the service, by words and by status', async () => {
    const { container } = inspect(locale, inspection())
    await screen.findByText('Basma')
    await userEvent.selectOptions(
      screen.getByRole('combobox'),
      screen.getByRole('option', { name: ar ? /مستوفى \(1\)/ : /Met \(1\)/ }),
    )
    await waitFor(() => expect(container).not.toHaveTextContent('Basma'))
    expect(container).toHaveTextContent('عبير')
    expect(container).toHaveTextContent(ar ? /عند طباعة/ : /Printing this page prints the 1 person/)
    await userEvent.type(screen.getByRole('searchbox'), 'nobody')
    expect(await screen.findByText(ar ? /لم نجد أحدًا/ : /Nobody was found/)).toBeVisible()
    expect(asked.at(-1)).toEqual({ inspection_link: code, limit: 100, q: 'nobody', status: 'met' })
  })

  test('data that was changed on the way does not have the hash', async () => {
    inspect(locale, { ...inspection(), snapshot: { ...snapshot, as_of: '2026-11-21' } })
    expect(await screen.findByText(ar ? /لا يطابق هذه البصمة/ : /does not have this hash/)).toBeVisible()
  })

  test('a person who is shown otherwise than in the data of the hash is noticed', async () => {
    inspect(locale, inspection(), {
      page: () => listed().map(person => ({ ...person, status: 'met' as const })),
    })
    expect(await screen.findByText(ar ? /يختلف بعض/ : /People shown here differ/)).toBeVisible()
  })

  test('many thousand people are loaded for the hash only when that is asked for', async () => {
    const large = { ...snapshot, counts: { ...counts, late: 49_998 } }
    const hash = await sha256(new TextEncoder().encode(canonicalJson({ ...large, people })))
    const given = { ...inspection(), snapshot: large, data_hash: hash ?? '' }
    const { container } = inspect(locale, given, { data: { ...large, people } })
    await screen.findByText('Basma')
    expect(container).toHaveTextContent(ar ? /وهم 50,000 شخص/ : /all 50,000 people/)
    expect(screen.queryByText(same)).toBeNull()
    await userEvent.click(
      screen.getByRole('button', { name: ar ? /احسب البصمة هنا/ : /Compute the hash here/ }),
    )
    expect(await screen.findByText(same)).toBeVisible()
  })

  test('a link that was withdrawn says so', async () => {
    const gone = { code: 'inspection_link_gone', message: '', data: { because: 'withdrawn' } }
    vi.stubGlobal('fetch', async () => Response.json(gone, { status: 410 }))
    renderPage(<InspectScreen token={code} />, locale, `/inspect/${code}`)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      ar ? 'سُحب هذا الرابط' : 'This link was withdrawn',
    )
  })

  test('a code of no pack says so, in the tab too', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found', message: '' }, { status: 404 }))
    renderPage(<EvidenceScreen code={code} />, locale, `/evidence/${code}`)
    const title = (await screen.findByRole('heading', { level: 1 })).textContent
    expect(title).toMatch(ar ? /رمز/ : /No evidence with this code/)
    await waitFor(() => expect(document.title).toContain(title))
  })

  test('a copy of a pack is compared here: the same file is genuine, another is not', async () => {
    const { container, queryClient } = renderPage(<EvidenceScreen code={code} />, locale, `/evidence/${code}`)
    const pack = {
      company: 'نخلة',
      title: 'السلامة',
      department: null,
      group: null,
      as_of: '2026-11-20',
      made_at: '2026-11-21T08:00:00.000Z',
      time_zone: 'Asia/Dubai',
      counts,
      data_hash: 'b'.repeat(64),
      file_hash: hashes.file,
      volume: { number: 2, of: 5 },
    }
    act(() => queryClient.setQueryData(evidenceQuery(code).queryKey, { data: pack }) as undefined)
    await screen.findByRole('heading', { level: 1 })
    expect(container).toHaveTextContent(ar ? /الجزء.*2 من 5/ : /Part.*2 of 5/)
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    const file = (text: string) => new File([text], `${text}.pdf`, { type: 'application/pdf' })
    await userEvent.upload(input, file('the file'))
    expect(await screen.findByText(ar ? /^أصلي/ : /^Genuine/)).toBeVisible()
  })

  test('a check without codes says what is missing, and keeps what was typed', async () => {
    renderPage(<CodesScreen />, locale, '/certificates')
    await userEvent.click(screen.getByRole('button', { name: ar ? 'تحقّق' : 'Check' }))
    const field = screen.getByRole('textbox')
    expect(field).toHaveAccessibleDescription(ar ? /ألصق رمزًا واحدًا على الأقل/ : /Paste at least one code/)
    await userEvent.type(field, 'x')
    expect(field).toHaveValue('x')
    expect(screen.getByText(ar ? 'رمز واحد' : '1 code')).toBeVisible()
  })
})
