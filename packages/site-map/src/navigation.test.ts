import { expect, test } from 'vitest'
import { navigationOf } from './navigation.ts'
import type { NavigationPlace, Viewer } from './page.ts'
import { matchPage } from './pages.ts'

const rows: [NavigationPlace, Viewer, string[]][] = [
  ['learner-header', 'visitor', ['/courses', '/Instructor', '/about_us', '/auth/user-choose']],
  ['learner-header', 'student', ['/courses', '/Instructor', '/learn']],
  ['learner-header', 'company', ['/courses', '/Instructor', '/?company']],
  ['learner-menu', 'student', ['/learn', '/favorites', '/shop-history', '/profile']],
  ['learner-menu', 'instructor', ['/learn', '/favorites', '/shop-history', '/teach', '/profile']],
  [
    'portal-header',
    'company',
    ['/?company', '/Employees', '/courses?company', '/requirements?company', '/reports?company'],
  ],
  ['portal-header', 'company-finance', ['/?company', '/courses?company', '/reports?company']],
  ['portal-menu', 'company', ['/?company', '/Employees', '/reports?company', '/profile?company']],
  ['learn-footer', 'visitor', ['/courses', '/Instructor', '/faq', '/auth/login?company']],
  ['portal-footer', 'company', ['/?company', '/Employees', '/reports?company', '/faq']],
  ['site-footer', 'student', ['/about_us', '/contact-us', '/privacy-policy', '/terms']],
]

test.each(rows)('%s of a %s leads to %j', (place, viewer, addresses) => {
  const links = navigationOf(place, viewer)
  // Pages that are added stand among these; none of these is lost or out of order.
  expect(links.map(({ to }) => to).filter(to => addresses.includes(to))).toEqual(addresses)
  for (const { to, page, icon } of links) {
    const { pathname, search } = new URL(to, 'https://masar.test')
    expect(matchPage(pathname, search)?.page).toBe(page)
    expect(icon !== undefined, to).toBe(place.endsWith('-menu'))
  }
})

test.each([
  ['learner-menu', 'student', '/teach'],
  ['learner-header', 'visitor', '/learn'],
  ['learner-header', 'student', '/about_us'],
  ['learner-header', 'student', '/auth/user-choose'],
  ['learner-header', 'student', '/?company'],
] as const)('%s of a %s has no link to %s', (place, viewer, address) =>
  expect(navigationOf(place, viewer).map(({ to }) => to)).not.toContain(address),
)
