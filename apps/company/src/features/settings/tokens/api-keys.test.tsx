import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import { apiKeysQuery } from '../api.ts'
import { ApiKeysPart } from './api-keys-part.tsx'

const keys = {
  base_url: 'https://masar.example/company-api/v1',
  keys: [
    {
      id: 4,
      name: 'Payroll',
      state: 'open' as const,
      scopes: ['people' as const],
      made_by: 'سارة',
      created_at: '2026-11-01T00:00:00Z',
      expires_at: '2027-11-01T00:00:00Z',
      last_used_at: null,
    },
  ],
}

beforeEach(() => serve({}))

const show = (locale: 'ar' | 'en', mayChange = true) =>
  given(<ApiKeysPart mayChange={mayChange} />, apiKeysQuery().queryKey, { data: keys }, locale, '/?company')

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('a key is made for what is chosen, shown once, and withdrawn after a question', async () => {
    serve({
      'POST /api-keys': { data: { token: 'masar_company_once' } },
      'POST /api-keys/4/withdraw': { data: null },
    })
    const { container } = show(locale)
    expect((await axe.run(container)).violations).toEqual([])
    fireEvent.change(screen.getByLabelText(ar ? 'غرض المفتاح' : 'What the key is for'), {
      target: { value: ' BI ' },
    })
    await userEvent.click(screen.getByRole('checkbox', { name: ar ? /قراءة التقدّم/ : /Read progress/ }))
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إنشاء مفتاح' : 'Make a key' }))
    expect(await screen.findByText('masar_company_once')).toBeVisible()
    // On a phone it is below the form that has just been left.
    expect(document.activeElement).toHaveTextContent('masar_company_once')
    expect(document.activeElement).not.toBe(document.body)
    expect(served('POST /api-keys')).toEqual([{ name: 'BI', days: 365, scopes: ['people', 'progress'] }])
    await userEvent.click(
      screen.getByRole('button', { name: ar ? 'سحب المفتاح Payroll' : 'Withdraw the key Payroll' }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: ar ? 'سحب المفتاح' : 'Withdraw the key' }))
    await waitFor(() => expect(served('POST /api-keys/4/withdraw')).toHaveLength(1))
  })

  test('who may not change the company sees the keys, and makes none', () => {
    show(locale, false)
    expect(screen.getByText('Payroll')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: ar ? /المفتاح/ : /the key/ })).toBeNull()
  })
})
