import { allButFinance, companyLeads, type Page, pagesOf, type PageTable } from './page.ts'

const portalPages: PageTable = {
  '/auth/act-as': {
    title: /*i18n*/ { id: 'page.user-choose', message: 'Choose your account' },
    layout: 'auth',
  },
  '/': {
    title: /*i18n*/ { id: 'page.company.dashboard', message: 'Company dashboard' },
    navigation: [
      {
        place: 'learner-header',
        order: 30,
        label: /*i18n*/ { id: 'link.company.portal', message: 'Company portal' },
        viewers: ['company', 'company-lead'],
      },
      {
        place: 'portal-header',
        order: 10,
        label: /*i18n*/ { id: 'link.company.dashboard', message: 'Dashboard' },
      },
      {
        place: 'portal-menu',
        order: 10,
        label: /*i18n*/ { id: 'link.company.dashboard', message: 'Dashboard' },
        icon: 'building',
      },
      {
        place: 'portal-footer',
        order: 10,
        label: /*i18n*/ { id: 'link.company.dashboard', message: 'Dashboard' },
      },
    ],
  },
  '/Employees': {
    title: /*i18n*/ { id: 'page.company.employees', message: 'Employees' },
    isOwn: true,
    navigation: [
      { place: 'portal-header', order: 20, viewers: allButFinance },
      { place: 'portal-menu', order: 20, icon: 'users', viewers: allButFinance },
      { place: 'portal-footer', order: 20, viewers: allButFinance },
    ],
  },
  '/Employees/$id': {
    title: /*i18n*/ { id: 'page.company.employee', message: 'Employee' },
    isOwn: true,
    id: 'number',
  },
  '/invite': { title: /*i18n*/ { id: 'page.company.invite', message: 'Invite people' } },
  '/departments': {
    title: /*i18n*/ { id: 'page.company.departments', message: 'Departments' },
    navigation: [{ place: 'portal-menu', order: 22, icon: 'building' }],
  },
  '/groups': {
    title: /*i18n*/ { id: 'page.company.groups', message: 'Groups' },
    navigation: [{ place: 'portal-menu', order: 24, icon: 'users', viewers: allButFinance }],
  },
  '/requirements': {
    title: /*i18n*/ { id: 'page.company.requirements', message: 'Requirements' },
    navigation: [
      { place: 'portal-header', order: 35, viewers: allButFinance },
      { place: 'portal-menu', order: 28, icon: 'award', viewers: allButFinance },
      { place: 'portal-footer', order: 27, viewers: allButFinance },
    ],
  },
  '/courses': {
    title: /*i18n*/ { id: 'page.company.courses', message: 'Seats and assignments' },
    navigation: [
      {
        place: 'portal-header',
        order: 30,
        label: /*i18n*/ { id: 'link.company.courses', message: 'Courses and seats' },
      },
    ],
  },
  '/learn': {
    title: /*i18n*/ { id: 'page.company.learn', message: 'Assignments and learning paths' },
    navigation: [
      {
        place: 'portal-header',
        order: 25,
        label: /*i18n*/ { id: 'link.company.learn', message: 'Assignments' },
        viewers: allButFinance,
      },
      { place: 'portal-menu', order: 26, icon: 'graduation-cap', viewers: allButFinance },
      {
        place: 'portal-footer',
        order: 25,
        label: /*i18n*/ { id: 'link.company.learn', message: 'Assignments' },
        viewers: allButFinance,
      },
    ],
  },
  '/requests': {
    title: /*i18n*/ { id: 'page.company.requests', message: 'Requests' },
    navigation: [{ place: 'portal-menu', order: 27, icon: 'graduation-cap', viewers: allButFinance }],
  },
  '/budgets': {
    title: /*i18n*/ { id: 'page.company.budgets', message: 'Budgets' },
    navigation: [{ place: 'portal-menu', order: 29, icon: 'receipt' }],
  },
  '/reports': {
    title: /*i18n*/ { id: 'page.company.reports', message: 'Reports' },
    navigation: [
      { place: 'portal-header', order: 40 },
      { place: 'portal-menu', order: 30, icon: 'chart' },
      { place: 'portal-footer', order: 30 },
    ],
  },
  '/reports/disclosure': {
    title: /*i18n*/ { id: 'page.company.reports', message: 'Reports' },
  },
  '/team': {
    title: /*i18n*/ { id: 'page.company.team', message: 'Who acts for the company' },
    navigation: [
      {
        place: 'portal-menu',
        order: 36,
        label: /*i18n*/ { id: 'link.company.team', message: 'Roles and access' },
        icon: 'shield',
        viewers: companyLeads,
      },
    ],
  },
  '/settings': {
    title: /*i18n*/ { id: 'page.company.settings', message: 'Company settings' },
    navigation: [
      { place: 'portal-menu', order: 38, icon: 'building', viewers: [...companyLeads, 'company-finance'] },
    ],
  },
  '/settings/sign-on': {
    title: /*i18n*/ { id: 'page.company.sign-on', message: 'Single sign-on and directory' },
  },
  '/cart': { title: /*i18n*/ { id: 'page.cart', message: 'Cart' } },
  '/cart-details': { title: /*i18n*/ { id: 'page.cart-details', message: 'Checkout' } },
  '/shop-history': { title: /*i18n*/ { id: 'page.shop-history', message: 'Your orders' } },
  '/notifcations': { title: /*i18n*/ { id: 'page.notifications', message: 'Notifications' } },
  '/profile': {
    title: /*i18n*/ { id: 'page.company.profile', message: 'Company profile' },
    navigation: [{ place: 'portal-menu', order: 40, icon: 'user' }],
  },
  '/profile/email': { title: /*i18n*/ { id: 'page.profile-email', message: 'Change your e-mail' } },
  '/profile/password': {
    title: /*i18n*/ { id: 'page.profile-password', message: 'Change your password' },
  },
  '/profile/two-factors': { title: /*i18n*/ { id: 'page.two-factors', message: 'Two-step verification' } },
  '/profile/notifications': {
    title: /*i18n*/ { id: 'page.profile-notifications', message: 'Notification settings' },
  },
}

const signInPages: PageTable = {
  '/auth/company-account': {
    title: /*i18n*/ { id: 'page.company-account', message: 'Create a company account' },
    isOwn: true,
  },
  '/auth/second-factor': { title: /*i18n*/ { id: 'page.two-factors', message: 'Two-step verification' } },
  '/auth/login': {
    title: /*i18n*/ { id: 'page.company.login', message: 'Company sign-in' },
    navigation: [
      {
        place: 'learn-footer',
        order: 40,
        label: /*i18n*/ { id: 'link.company.login', message: 'For companies' },
      },
    ],
  },
  '/auth/otp': { title: /*i18n*/ { id: 'page.otp', message: 'Enter the code' } },
  '/auth/forget-password': {
    title: /*i18n*/ { id: 'page.forget-password', message: 'Forgot your password?' },
  },
  '/auth/enter-password': { title: /*i18n*/ { id: 'page.enter-password', message: 'Set a new password' } },
  '/auth/message': { title: /*i18n*/ { id: 'page.auth-message', message: 'Your account' } },
}

const errorPages: PageTable = {
  '/auth/google-error': {
    title: /*i18n*/ { id: 'page.google-error', message: 'Signing in with Google failed' },
  },
  '/auth/google-error-used': {
    title: /*i18n*/ { id: 'page.google-error-used', message: 'This Google account is already in use' },
  },
  '/not-allowed-error': { title: /*i18n*/ { id: 'page.not-allowed', message: 'You cannot open this page' } },
}

/** Every path of the company app: its own ones, and those it answers when the query carries `company`. */
export const companyPages: readonly Page[] = [
  ...pagesOf({ app: 'company', guard: 'auth-company' }, portalPages),
  ...pagesOf({ app: 'company', guard: 'guest', layout: 'auth' }, signInPages),
  ...pagesOf({ app: 'company', guard: 'open' }, errorPages),
]
