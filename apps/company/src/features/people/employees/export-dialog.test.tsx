import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve, served } from '../../../testing/serve.tsx'
import { EmployeesExport } from './export-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

const show = (locale: 'ar' | 'en', given: { total: number; exportId?: number; ids?: number[] }) => {
  const onClose = vi.fn()
  renderPage(
    <EmployeesExport filters={{ state: 'active' }} columns={['job']} onClose={onClose} {...given} />,
    locale,
  )
  return onClose
}
const file = {
  id: 7,
  state: 'done',
  format: 'csv',
  name: 'الموظفون 2026-11-23.csv',
  total: 3000,
  done: 3000,
  created_at: '2026-11-23T08:00:00Z',
  expires_at: '2026-11-24T08:00:00Z',
  failure: null,
  finished_at: '2026-11-23T08:00:05Z',
}

test('a short list is saved at once, under the name that the service gives it', async () => {
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  let saved = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = this.download
  })
  const headers = {
    'content-type': 'text/csv',
    'content-disposition': `attachment; filename="_.csv"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  }
  serve({ 'POST /employees/export': new Response('\ufeffx', { headers }) })
  const onClose = show('ar', { total: 2 })
  expect(screen.getByRole('dialog')).toHaveTextContent('في الملف شخصان')
  await userEvent.click(screen.getByRole('radio', { name: /CSV/ }))
  await userEvent.click(screen.getByRole('button', { name: 'تصدير' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(served('POST /employees/export')).toEqual([{ state: 'active', format: 'csv', columns: ['job'] }])
  expect(saved).toBe(file.name)
})

test('a long list is made in the background and can be stopped; a spreadsheet of it would be too large', async () => {
  serve({
    'POST /employees/exports': { data: { id: 7 } },
    'GET /exports/7': { data: { ...file, state: 'running', done: 1500 } },
    'POST /exports/7/cancel': { data: null },
  })
  show('en', { total: 1_100_000 })
  expect(screen.getByRole('radio', { name: /Spreadsheet/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(served('POST /employees/exports')).toMatchObject([{ format: 'csv' }])
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(served('POST /exports/7/cancel')).toHaveLength(1))
})

test('those who are chosen go into the file alone', async () => {
  serve({ 'POST /employees/exports': { data: { id: 7 } }, 'GET /exports/7': { data: file } })
  show('en', { total: 1_000_000, ids: [11, 12] })
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(served('POST /employees/exports')).toMatchObject([{ state: 'active', employee_ids: [11, 12] }]),
  )
})

test('a notification leads to the file, and says so when its day is over', async () => {
  serve({ 'GET /exports/7': { data: file } })
  show('ar', { total: 2, exportId: 7 })
  expect(await screen.findByRole('button', { name: 'حفظ الملف' })).toBeVisible()
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('one whose day is over, and one that failed, say what to do', async () => {
  serve({ 'GET /exports/7': { status: 404, code: 'not_found', message: '' } })
  show('en', { total: 2, exportId: 7 })
  expect(await screen.findByText(/files are kept for a day/)).toBeVisible()
})

test.each([
  ['ar', null, /تعذّر إعداد هذا الملف/],
  ['en', null, /could not be made. Start it again/],
  ['ar', 'evidence_certificates', /أكثر من 50,000 شهادة/],
  ['en', 'evidence_certificates', /more than 50,000 certificates.*each department or group/],
] as const)('in %s one that failed by %s says so, and what to do', async (locale, failure, text) => {
  serve({ 'GET /exports/7': { data: { ...file, state: 'failed', failure } } })
  show(locale, { total: 2, exportId: 7 })
  expect(await screen.findByText(text)).toBeVisible()
})
