import type { Page, Sentence } from './page.ts'

const page = (path: string, title: Sentence, more: Partial<Page> = {}): Page => ({
  path,
  app: 'company',
  guard: 'auth-company',
  layout: 'default',
  indexed: false,
  title,
  ...more,
})
const guest = (path: string, title: Sentence): Page => page(path, title, { guard: 'guest', layout: 'auth' })

/** Every path of the company app: its own ones, and those it answers when the query carries `company`. */
export const companyPages: readonly Page[] = [
  page('/', /*i18n*/ { id: 'page.company.dashboard', message: 'Company dashboard' }),
  page('/Employees', /*i18n*/ { id: 'page.company.employees', message: 'Employees' }),
  page('/Employees/$id', /*i18n*/ { id: 'page.company.employee', message: 'Employee' }, { id: 'number' }),
  page('/courses', /*i18n*/ { id: 'page.company.courses', message: 'Seats and assignments' }),
  page('/learn', /*i18n*/ { id: 'page.company.learn', message: 'Learning paths' }),
  page('/reports', /*i18n*/ { id: 'page.company.reports', message: 'Reports' }),
  page('/cart', /*i18n*/ { id: 'page.cart', message: 'Cart' }),
  page('/cart-details', /*i18n*/ { id: 'page.cart-details', message: 'Checkout' }),
  page('/shop-history', /*i18n*/ { id: 'page.shop-history', message: 'Your orders' }),
  page('/notifcations', /*i18n*/ { id: 'page.notifications', message: 'Notifications' }),
  page('/profile', /*i18n*/ { id: 'page.company.profile', message: 'Company profile' }),
  page('/profile/email', /*i18n*/ { id: 'page.profile-email', message: 'Change your e-mail' }),
  page('/profile/password', /*i18n*/ { id: 'page.profile-password', message: 'Change your password' }),
  page(
    '/profile/notifications',
    /*i18n*/ { id: 'page.profile-notifications', message: 'Choose what you are told' },
  ),
  guest(
    '/auth/company-account',
    /*i18n*/ { id: 'page.company-account', message: 'Create a company account' },
  ),
  guest('/auth/login', /*i18n*/ { id: 'page.company.login', message: 'Company sign-in' }),
  guest('/auth/otp', /*i18n*/ { id: 'page.otp', message: 'Enter the code' }),
  guest('/auth/forget-password', /*i18n*/ { id: 'page.forget-password', message: 'Forgot your password?' }),
  guest('/auth/enter-password', /*i18n*/ { id: 'page.enter-password', message: 'Set a new password' }),
  guest('/auth/message', /*i18n*/ { id: 'page.auth-message', message: 'Your account' }),
  page(
    '/auth/google-error',
    /*i18n*/ { id: 'page.google-error', message: 'Signing in with Google failed' },
    { guard: 'open' },
  ),
  page(
    '/auth/google-error-used',
    /*i18n*/ { id: 'page.google-error-used', message: 'This Google account is already in use' },
    { guard: 'open' },
  ),
  page(
    '/not-allowed-error',
    /*i18n*/ { id: 'page.not-allowed', message: 'You cannot open this page' },
    { guard: 'open' },
  ),
]
