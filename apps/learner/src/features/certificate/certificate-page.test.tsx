import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { certificateQuery, type Certificate } from './api.ts'
import { CertificatePage } from './certificate-page.tsx'
import { certificate } from './sample.ts'

const { code } = certificate
afterEach(() => vi.unstubAllGlobals())

function show(given: Partial<Certificate>, locale: 'ar' | 'en') {
  const { queryClient } = renderPage(<CertificatePage code={code} />, locale, `/certificate/${code}`)
  act(() => {
    queryClient.setQueryData(certificateQuery(code).queryKey, { data: { ...certificate, ...given } })
  })
}

test.each([
  ['valid', {}, 'ar', 'سارية', /^سارية حتى/],
  ['valid', {}, 'en', 'Valid', /^Valid until/],
  ['expired', { state: 'expired' }, 'ar', 'انتهت صلاحيتها', /^كانت هذه الشهادة سارية حتى/],
  ['expired', { state: 'expired' }, 'en', 'Expired', /^This certificate was valid until/],
  [
    'withdrawn',
    { state: 'withdrawn', withdrawn_at: '2026-05-01T10:00:00.000Z' },
    'ar',
    'مسحوبة',
    /^سُحبت هذه الشهادة/,
  ],
  [
    'withdrawn',
    { state: 'withdrawn', withdrawn_at: '2026-05-01T10:00:00.000Z' },
    'en',
    'Withdrawn',
    /^This certificate was withdrawn on .*2026.* and is not valid any more/,
  ],
] as const)('a certificate that is %s says so (%o, %s)', async (_state, given, locale, word, sentence) => {
  show(given, locale)
  expect(await screen.findByText(word)).toBeVisible()
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && sentence.test(element.textContent)),
  ).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('الكتابة الواضحة')
  expect(screen.getByText('سارة القحطاني')).toBeVisible()
  expect(screen.getByText('Sarah Al-Qahtani')).toBeVisible()
  expect(screen.queryByText(/ID\?|هويتك؟/)).toBeNull()
  expect(screen.getByText(code)).toBeVisible()
})

test.each([
  ['ar', 'للشهادة رمز تحقّق جديد', 'افتحها برمزها الجديد', ''],
  ['en', 'This certificate has a new code', 'Open it by its new code', '/en'],
] as const)('by a former code it says where it stands now (%s)', async (locale, title, action, base) => {
  const now = 'c'.repeat(22)
  show({ code: now, reissued_at: '2026-04-02T10:00:00.000Z' }, locale)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(now)).toBeVisible()
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', `${base}/certificate/${now}`)
})

test.each([
  ['ar', /^أُعيد إصدارها في .*2026.* باسم مصحَّح/],
  ['en', /^Reissued on .*2026.* with a corrected name/],
] as const)('by its present code it says that it was reissued (%s)', async (locale, words) => {
  show({ reissued_at: '2026-04-02T10:00:00.000Z' }, locale)
  expect(
    await screen.findByText((_, element) => element?.tagName === 'P' && words.test(element.textContent)),
  ).toBeVisible()
})

test.each([
  ['ar', 'لا توجد شهادة بهذا الرمز'],
  ['en', 'No such certificate'],
] as const)('a code of none says so, in the tab too (%s)', async (locale, title) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found', message: '' }, { status: 404 }))
  renderPage(<CertificatePage code={code} />, locale, `/certificate/${code}`)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  await waitFor(() => expect(document.title).toContain(title))
})
