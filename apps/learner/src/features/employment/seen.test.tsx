import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { errorResponse, openSection, showEmployment } from '../../testing/employment.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const plain = (element: Element | null) => element?.textContent.replaceAll(/[\u200e\u200f\u2068\u2069]/g, '')
const given = {
  'GET /employments/7/requirements/9': () =>
    Response.json({
      data: {
        status: 'waived',
        is_expiring: false,
        completed_on: null,
        valid_until: null,
        due_on: '2026-05-01',
        due_moved_by: null,
        completions: [
          { course: { id: 3, name: 'السلامة' }, completed_on: '2024-01-20', certificate: null },
          { course: { id: 3, name: 'السلامة' }, completed_on: '2023-01-20', certificate: 'abc' },
        ],
        waivers: [
          {
            id: 2,
            reason: 'إجازة دراسية',
            evidence: 'خطاب 17',
            file_name: 'خطاب.pdf',
            given_on: '2026-04-01',
            given_by: 'هدى',
            expires_on: '2027-01-31',
            ended_on: null,
            ended_by: null,
          },
          {
            id: 1,
            reason: 'انتداب',
            evidence: null,
            file_name: null,
            given_on: '2025-04-01',
            given_by: null,
            expires_on: null,
            ended_on: '2025-06-01',
            ended_by: 'هدى',
          },
        ],
      },
    }),
  'GET /employments/7/outside-trainings': () =>
    Response.json({
      data: [
        {
          id: 5,
          employee_id: 7,
          name: 'سارة',
          title: 'إسعافات أولية',
          evidence: 'شهادة 12',
          completed_on: '2025-06-10',
          minutes: 90,
          cost: 25_000,
          file_name: 'شهادة.pdf',
          change: 'corrected',
          disclosed: { completed_on: '2025-06-09', minutes: 120, cost: 20_000 },
        },
      ],
      meta: { next_cursor: null, total: 1, total_is_capped: false },
    }),
  'GET /employments/7/history': () =>
    Response.json({
      data: [
        {
          id: 2,
          at: '2026-10-01T09:00:00Z',
          action: 'employee.change',
          actor: 'هدى',
          changed: ['group_ids', 'job'],
          group: null,
        },
        {
          id: 3,
          at: '2026-09-01T09:00:00Z',
          action: 'group.add_people',
          actor: null,
          changed: [],
          group: 'Drivers',
        },
        {
          id: 1,
          at: '2026-01-15T09:00:00Z',
          action: 'employee.join',
          actor: null,
          changed: ['sign_on'],
          group: null,
        },
      ],
      meta: { next_cursor: 'c1', total: 3, total_is_capped: false },
    }),
}

test.each([
  ['en', /Expiring soonUntil .*2026/],
  ['ar', /تنتهي صلاحيته قريبًاحتى .*2026/],
] as const)('in %s one sees where one stands with what it demands', async (locale, met) => {
  showEmployment(locale)
  expect(plain((await screen.findByText('أمن المعلومات')).closest('summary'))).toMatch(met)
})

test.each([
  [
    'en',
    /2024.*It sees no certificate/,
    /إجازة دراسيةEvidence: خطاب 17.*given by هدى · until .*2027/,
    /انتداب.*for good · ended on .*2025 · هدى/,
  ],
  [
    'ar',
    /2024.*لا ترى له شهادة/,
    /إجازة دراسيةما يثبته: خطاب 17.*أعطاه هدى · حتى .*2027/,
    /انتداب.*دائم · انتهى في .*2025 · هدى/,
  ],
] as const)(
  'in %s what lies behind a requirement is asked for once it is opened',
  async (locale, unseen, waiver, earlier) => {
    const sent = showEmployment(locale, {}, given)
    await screen.findByText('أمن المعلومات')
    const asked = () => sent.filter(({ call }) => call.startsWith('GET /employments/7/'))
    expect(asked()).toEqual([])
    const section = await openSection('السلامة')
    await within(section as HTMLElement).findByText('انتداب')
    expect(asked()).toHaveLength(1)
    const said = plain(section)
    for (const words of [unseen, waiver, earlier]) expect(said).toMatch(words)
    expect(within(section as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      locale === 'en' ? '/en/certificate/abc' : '/certificate/abc',
    )
  },
)

test('the file of a waiver is saved under its name', async () => {
  const file = 'GET /employments/7/waivers/2/file'
  const sent = showEmployment('en', {}, { ...given, [file]: errorResponse(404, 'not_found') })
  await openSection('السلامة')
  await userEvent.click(await screen.findByRole('button', { name: /Save .*خطاب.pdf/ }))
  expect(await screen.findByText('refused: not_found')).toBeVisible()
  expect(sent.filter(({ call }) => call === file)).toHaveLength(1)
})

test.each([
  [
    'en',
    /إسعافات أولية.*2025 · 1 hour 30 minutes · cost .*250.*Evidence: شهادة 12.*Corrected after.*Disclosed as: .*2 hours.*200/,
    /Your details were changedGroups and Job.*هدى.*You were put into a groupDrivers.*You joined by single sign-on/,
    'Your history at the company, as it sees it',
  ],
  [
    'ar',
    /إسعافات أولية.*2025 · ساعة و30 دقيقة · الكلفة .*250.*ما يثبته: شهادة 12.*بعد أن أقفلت الشركة السنة.*أُفصح عنه هكذا: .*ساعتان.*200/,
    /تغيّرت بياناتكالمجموعات والمسمى الوظيفي.*هدى.*أُضفت إلى مجموعةDrivers.*انضممت عبر الدخول الموحّد/,
    'سجلّك لدى الشركة كما تراه',
  ],
] as const)(
  'in %s training elsewhere and the history are shown as the company sees them',
  async (locale, trainings, history, title) => {
    showEmployment(locale, {}, given)
    const ofYear = await openSection('2025')
    await within(ofYear as HTMLElement).findByText('إسعافات أولية')
    expect(plain(ofYear)).toMatch(trainings)
    const events = await openSection(title)
    await waitFor(() => expect(plain(events)).toMatch(history))
    expect(
      within(events as HTMLElement).getByRole('button', {
        name: locale === 'en' ? 'Show more' : 'عرض المزيد',
      }),
    ).toBeVisible()
  },
)
