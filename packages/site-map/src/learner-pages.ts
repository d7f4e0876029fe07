import { type Page, pagesOf, type PageTable } from './page.ts'

/** Pages that anyone may find. What else they are served with is in `server/public-pages.ts`. */
const publicPages = {
  '/': { title: /*i18n*/ { id: 'page.home', message: 'Learn with a clear path' }, width: 'full' },
  '/courses': {
    title: /*i18n*/ { id: 'page.courses', message: 'Courses' },
    navigation: [
      { place: 'learner-header', order: 10 },
      {
        place: 'learn-footer',
        order: 10,
        label: /*i18n*/ { id: 'link.all-courses', message: 'All courses' },
      },
    ],
  },
  '/Course/$id': {
    title: /*i18n*/ { id: 'page.course', message: 'Course' },
    id: 'number',
    width: 'full',
  },
  '/Instructor': {
    title: /*i18n*/ { id: 'page.instructors', message: 'Instructors' },
    navigation: [
      { place: 'learner-header', order: 20 },
      { place: 'learn-footer', order: 20 },
    ],
  },
  '/Instructor/$id': { title: /*i18n*/ { id: 'page.instructor', message: 'Instructor' }, id: 'number' },
  '/about_us': {
    title: /*i18n*/ { id: 'page.about', message: 'About us' },
    navigation: [
      { place: 'learner-header', order: 30, viewers: ['visitor'] },
      { place: 'site-footer', order: 10 },
    ],
  },
  '/contact-us': {
    title: /*i18n*/ { id: 'page.contact', message: 'Contact us' },
    navigation: [{ place: 'site-footer', order: 20 }],
  },
  '/faq': {
    title: /*i18n*/ { id: 'page.faq', message: 'Frequently asked questions' },
    navigation: [
      {
        place: 'learn-footer',
        order: 30,
        label: /*i18n*/ { id: 'link.faq', message: 'Questions and answers' },
      },
      {
        place: 'portal-footer',
        order: 40,
        label: /*i18n*/ { id: 'link.faq', message: 'Questions and answers' },
      },
    ],
  },
  '/privacy-policy': {
    title: /*i18n*/ { id: 'page.privacy', message: 'Privacy policy' },
    navigation: [{ place: 'site-footer', order: 30 }],
  },
  '/terms': {
    title: /*i18n*/ { id: 'page.terms', message: 'Terms of use' },
    navigation: [{ place: 'site-footer', order: 40 }],
  },
} satisfies PageTable

/** The pages that search engines may list: for each of them the host has to know more. */
export type PublicPath = keyof typeof publicPages

const teach = { title: /*i18n*/ { id: 'page.teach', message: 'Teaching studio' } }

/** Open to anyone with the URL, but not for search engines. */
const unlistedPages: PageTable = {
  '/Bill/$id': { title: /*i18n*/ { id: 'page.bill', message: 'Tax invoice' }, id: 'token' },
  // A free preview is for everybody, and the page says of the others what opens them. Search engines list the course instead.
  '/lesson/$id': {
    title: /*i18n*/ { id: 'page.lesson', message: 'Lesson' },
    id: 'number',
    width: 'full',
    footer: 'none',
  },
  '/certificate/$code': {
    title: /*i18n*/ { id: 'page.certificate', message: 'Certificate check' },
    id: 'certificate',
  },
  '/certificates': { title: /*i18n*/ { id: 'page.certificates', message: 'Check certificates' } },
  '/evidence/$code': {
    title: /*i18n*/ { id: 'page.evidence', message: 'Evidence check' },
    id: 'token',
  },
  '/inspect/$id': {
    title: /*i18n*/ { id: 'page.inspect', message: 'Evidence of a requirement' },
    id: 'token',
  },
  '/invitation': { title: /*i18n*/ { id: 'page.invitation', message: 'A company’s invitation' } },
  '/join/$id': { title: /*i18n*/ { id: 'page.join', message: 'Join your company' }, id: 'token' },
  '/team-invitation': {
    title: /*i18n*/ { id: 'page.team-invitation', message: 'Invitation to act for a company' },
  },
  '/auth/google-error': {
    title: /*i18n*/ { id: 'page.google-error', message: 'Signing in with Google failed' },
  },
  '/auth/google-error-used': {
    title: /*i18n*/ { id: 'page.google-error-used', message: 'This Google account is already in use' },
  },
  '/not-allowed-error': { title: /*i18n*/ { id: 'page.not-allowed', message: 'You cannot open this page' } },
  '/test': { title: /*i18n*/ { id: 'page.test', message: 'Component gallery' } },
  '/test2': { title: /*i18n*/ { id: 'page.test2', message: 'Realtime and push probe' } },
}

const signInPages: PageTable = {
  '/auth/user-choose': {
    title: /*i18n*/ { id: 'page.user-choose', message: 'Choose your account' },
    navigation: [
      {
        place: 'learner-header',
        order: 40,
        label: /*i18n*/ { id: 'link.create-account', message: 'Create account' },
        viewers: ['visitor'],
      },
    ],
  },
  '/auth/student-account': {
    title: /*i18n*/ { id: 'page.student-account', message: 'Create a learner account' },
  },
  '/auth/instructor-account': {
    title: /*i18n*/ { id: 'page.instructor-account', message: 'Create an instructor account' },
  },
  '/auth/otp': { title: /*i18n*/ { id: 'page.otp', message: 'Enter the code' } },
  '/auth/otp-instructor': {
    title: /*i18n*/ { id: 'page.otp-instructor', message: 'Enter the instructor code' },
  },
  '/auth/second-factor': { title: /*i18n*/ { id: 'page.two-factors', message: 'Two-step verification' } },
  '/auth/login': { title: /*i18n*/ { id: 'page.login', message: 'Sign in' } },
  '/auth/forget-password': {
    title: /*i18n*/ { id: 'page.forget-password', message: 'Forgot your password?' },
  },
  '/auth/enter-password': { title: /*i18n*/ { id: 'page.enter-password', message: 'Set a new password' } },
  '/auth/message': { title: /*i18n*/ { id: 'page.auth-message', message: 'Your account' } },
}

const signedInPages: PageTable = {
  '/auth/act-as': {
    title: /*i18n*/ { id: 'page.user-choose', message: 'Choose your account' },
    layout: 'auth',
  },
  '/cart': { title: /*i18n*/ { id: 'page.cart', message: 'Cart' } },
  '/cart-details': { title: /*i18n*/ { id: 'page.cart-details', message: 'Checkout' } },
  '/shop-history': {
    title: /*i18n*/ { id: 'page.shop-history', message: 'Your orders' },
    navigation: [
      {
        place: 'learner-menu',
        order: 30,
        label: /*i18n*/ { id: 'link.orders', message: 'Orders' },
        icon: 'receipt',
      },
    ],
  },
  '/learn': {
    title: /*i18n*/ { id: 'page.learn', message: 'My courses' },
    navigation: [
      { place: 'learner-header', order: 30, viewers: ['student', 'instructor'] },
      { place: 'learner-menu', order: 10, icon: 'graduation-cap' },
    ],
  },
  '/exam-details/$id': {
    title: /*i18n*/ { id: 'page.exam-details', message: 'About the exam' },
    id: 'number',
  },
  '/exam/$id': { title: /*i18n*/ { id: 'page.exam', message: 'Exam' }, id: 'number', layout: 'bare' },
  '/exam-details/result/$id': {
    title: /*i18n*/ { id: 'page.exam-result', message: 'Exam result' },
    id: 'number',
  },
  '/favorites': {
    title: /*i18n*/ { id: 'page.favorites', message: 'Favourites' },
    navigation: [{ place: 'learner-menu', order: 20, icon: 'heart' }],
  },
  '/announcements/$id': {
    title: /*i18n*/ { id: 'page.announcements', message: 'Announcements' },
    id: 'number',
  },
  '/notifcations': { title: /*i18n*/ { id: 'page.notifications', message: 'Notifications' } },
  '/profile': {
    title: /*i18n*/ { id: 'page.profile', message: 'Profile' },
    navigation: [{ place: 'learner-menu', order: 50, icon: 'user' }],
  },
  '/profile/company': { title: /*i18n*/ { id: 'page.profile-company', message: 'My company' } },
  '/profile/email': { title: /*i18n*/ { id: 'page.profile-email', message: 'Change your e-mail' } },
  '/profile/password': {
    title: /*i18n*/ { id: 'page.profile-password', message: 'Change your password' },
  },
  '/profile/two-factors': { title: /*i18n*/ { id: 'page.two-factors', message: 'Two-step verification' } },
  '/profile/notifications': {
    title: /*i18n*/ { id: 'page.profile-notifications', message: 'Notification settings' },
  },
  '/exam-details/record/$id': {
    title: /*i18n*/ { id: 'page.attempt-record', message: 'Record of the attempt' },
    id: 'number',
  },
  '/teach': {
    ...teach,
    navigation: [{ place: 'learner-menu', order: 40, icon: 'award', viewers: ['instructor'] }],
  },
  '/teach/grading': teach,
  '/teach/courses/$id/announcements': {
    ...teach,
    id: 'number',
  },
  '/teach/live-lessons': teach,
  '/teach/exams/$id': {
    ...teach,
    id: 'number',
  },
  '/teach/exams/$id/$': {
    ...teach,
    id: 'number',
  },
  '/teach/$': teach,
}

/** The operators' console lays itself out, in code of its own. */
const consolePages: PageTable = {
  '/console': { title: /*i18n*/ { id: 'page.console', message: 'Operators’ console' } },
}

/** Every path of the learner app. */
export const learnerPages: readonly Page[] = [
  ...pagesOf({ app: 'learner', guard: 'open', indexed: true }, publicPages),
  ...pagesOf({ app: 'learner', guard: 'open' }, unlistedPages),
  ...pagesOf({ app: 'learner', guard: 'guest', layout: 'auth' }, signInPages),
  ...pagesOf({ app: 'learner', guard: 'auth' }, signedInPages),
  ...pagesOf({ app: 'learner', guard: 'operator', layout: 'bare' }, consolePages),
]
