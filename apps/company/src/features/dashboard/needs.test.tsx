import { sessionStore } from '@masar/app-shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { dashboard, needs } from '../../testing/samples.ts'
import { serve } from '../../testing/serve.tsx'
import { dashboardQuery, type DashboardNeeds, needsQuery } from './api.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const show = (locale: 'ar' | 'en', given: DashboardNeeds | null = needs, numbers = dashboard) =>
  renderPage(<DashboardScreen />, locale, '/?company', queryClient => {
    queryClient.setQueryData(dashboardQuery().queryKey, { data: numbers })
    if (given) queryClient.setQueryData(needsQuery().queryKey, { data: given })
  })
const linksIn = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section')!)
    .getAllByRole('link')
    .map(link => [
      link.textContent.replaceAll('\u200e', ''),
      link
        .getAttribute('href')
        ?.replace(/^\/en/, '')
        .replace(/\?company&?/, '?')
        .replace(/\?$/, ''),
    ])

test.each([
  [
    'en',
    'What needs you',
    [
      '11 assignments are overdue',
      '2 requests wait for an answer',
      '3 requirements are late',
      '1 requirement has expired',
      '3 requirements expire soon',
      'The yearly licence ends on December 31, 2026',
      '2 assignments wait for a seat',
      '1 member has no second factor',
    ],
  ],
  [
    'ar',
    'ما ينتظرك',
    [
      '11 تكليفًا متأخرًا',
      'طلبان بانتظار الرد',
      '3 متطلبات متأخرة',
      'متطلب واحد انتهت صلاحيته',
      '3 متطلبات تنتهي صلاحيتها قريبًا',
      'تنتهي الرخصة السنوية في 31 ديسمبر 2026',
      'تكليفان ينتظران مقعدًا',
      'عضو واحد لم يفعّل التحقّق بخطوتين',
    ],
  ],
] as const)('in %s what waits is listed, each with its way', (locale, heading, words) => {
  show(locale)
  const links = linksIn(heading)
  expect(links.map(([text]) => text)).toEqual(words)
  expect(links.map(([, href]) => href)).toEqual([
    '/learn?state=overdue',
    '/requests',
    '/requirements?status=late',
    '/requirements?status=expired',
    '/requirements?status=expiring',
    '/courses?own=1',
    '/learn?view=standing',
    '/team',
  ])
})

test('each licence that ends is said, the first to end first', () => {
  const [licence] = needs.licences ?? []
  show('en', {
    ...needs,
    licences: [
      licence!,
      { ...licence!, id: 5, ends_on: '2027-01-15' },
      { ...licence!, id: 6, is_ending: false },
    ],
  })
  const said = linksIn('What needs you').filter(([text]) => text?.startsWith('The yearly licence'))
  expect(said.map(([text]) => text)).toEqual([
    'The yearly licence ends on December 31, 2026',
    'The yearly licence ends on January 15, 2027',
  ])
})

test('each number of the requirements opens its people, and never says all while one is missing', () => {
  show('en', { ...needs, compliance: { ...needs.compliance!, people: 1000, met: 998, waived: 1, late: 1 } })
  const section = screen.getByRole('heading', { level: 2, name: 'Requirements' }).closest('section')!
  expect(section).toHaveTextContent('99% in order')
  expect(linksIn('Requirements')).toContainEqual(['Late 1', '/requirements?status=late'])
})

test('free seats and the people of each department open their lists', () => {
  show('en')
  const to = (name: RegExp) =>
    screen.getAllByRole('link', { name }).map(link => link.getAttribute('href')?.replace('/en', ''))
  expect(to(/^\d+ (is|are) free$/)).toEqual(['/courses?company&own=1&sort=free'])
  const [department] = dashboard.departments
  expect(
    linksIn('Departments').filter(
      ([, path]) => path === `/Employees?state=present&department=${department?.id}`,
    ),
  ).toEqual([
    [department?.name, `/Employees?state=present&department=${department?.id}`],
    [expect.stringMatching(/^\d+ (person|people)$/), `/Employees?state=present&department=${department?.id}`],
  ])
})

test('what was paid this year and how long the licence holds lead to their lists', () => {
  show('en')
  expect(linksIn('Spending').map(([, to]) => to)).toEqual([
    '/reports?report=spending&from=2026-01-01',
    '/reports?report=spending&from=2026-05-01',
  ])
  expect(linksIn('Yearly licence')).toEqual([['4 of 10 places held', '/courses?own=1']])
})

test('nothing waits, and there is nothing of what a role does not see', () => {
  sessionStore.setState({ role: 'manager' })
  const none = {
    compliance: null,
    spending: null,
    licences: null,
    refused_for_seats: 0,
    without_second_factor: 0,
  }
  show(
    'en',
    { ...needs, ...none },
    {
      ...dashboard,
      waiting_requests: 0,
      assignments: { ...dashboard.assignments, overdue: 0 },
    },
  )
  expect(screen.getByText('Nothing waits for you.')).toBeVisible()
  for (const name of ['Requirements', 'Spending', 'Yearly licence'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('when it cannot be loaded the numbers stay, and it can be asked for again', async () => {
  serve({ 'GET /dashboard/needs': { status: 500, code: 'server_error', message: 'No.' } })
  show('en', null)
  const again = await screen.findByRole('button', { name: /again/i })
  expect(screen.getByText('Active people')).toBeVisible()
  serve({ 'GET /dashboard/needs': { data: needs } })
  await userEvent.click(again)
  expect(await screen.findByText('3 requirements are late')).toBeVisible()
})
