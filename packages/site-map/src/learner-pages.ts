import type { IdRule } from './ids.ts'
import type { Guard, Page, Sentence } from './page.ts'

const page = (path: string, guard: Guard, title: Sentence, more: Partial<Page> = {}): Page => ({
  path,
  app: 'learner',
  guard,
  layout: 'default',
  indexed: false,
  title,
  ...more,
})
const listed = (path: string, title: Sentence, description: Sentence, id?: IdRule): Page =>
  page(path, 'open', title, { indexed: true, description, ...(id && { id }) })
const authPage = (path: string, title: Sentence): Page => page(path, 'guest', title, { layout: 'auth' })
const errorPage = (path: string, title: Sentence): Page => page(path, 'open', title)

/** Pages of the learner app that anyone may find. */
const publicPages: Page[] = [
  listed(
    '/',
    /*i18n*/ { id: 'page.home', message: 'Learn with a clear path' },
    /*i18n*/ {
      id: 'page.home.description',
      message:
        'Courses in Arabic and English from teachers who know their craft, with exams and certificates. Find a course and begin today.',
    },
  ),
  listed(
    '/courses',
    /*i18n*/ { id: 'page.courses', message: 'Courses' },
    /*i18n*/ {
      id: 'page.courses.description',
      message: 'Search all courses by subject, level, language, price and length, in Arabic and English.',
    },
  ),
  listed(
    '/Course/$id',
    /*i18n*/ { id: 'page.course', message: 'Course' },
    /*i18n*/ {
      id: 'page.course.description',
      message: 'What the course teaches, its lessons, its instructor and what learners say of it.',
    },
    'number',
  ),
  listed(
    '/Instructor',
    /*i18n*/ { id: 'page.instructors', message: 'Instructors' },
    /*i18n*/ {
      id: 'page.instructors.description',
      message: 'Meet the people who teach on Masar, and find their courses.',
    },
  ),
  listed(
    '/Instructor/$id',
    /*i18n*/ { id: 'page.instructor', message: 'Instructor' },
    /*i18n*/ {
      id: 'page.instructor.description',
      message: 'The instructor’s experience, courses and ratings.',
    },
    'number',
  ),
  listed(
    '/about_us',
    /*i18n*/ { id: 'page.about', message: 'About us' },
    /*i18n*/ {
      id: 'page.about.description',
      message: 'What Masar is, why it exists and who stands behind it.',
    },
  ),
  listed(
    '/contact-us',
    /*i18n*/ { id: 'page.contact', message: 'Contact us' },
    /*i18n*/ {
      id: 'page.contact.description',
      message: 'Write to the Masar team: a question, a suggestion or a problem.',
    },
  ),
  listed(
    '/faq',
    /*i18n*/ { id: 'page.faq', message: 'Frequently asked questions' },
    /*i18n*/ {
      id: 'page.faq.description',
      message: 'Answers about accounts, courses, payment, exams and certificates.',
    },
  ),
  listed(
    '/privacy-policy',
    /*i18n*/ { id: 'page.privacy', message: 'Privacy policy' },
    /*i18n*/ {
      id: 'page.privacy.description',
      message: 'What Masar knows about you, why, and what you can do about it.',
    },
  ),
  listed(
    '/terms',
    /*i18n*/ { id: 'page.terms', message: 'Terms of use' },
    /*i18n*/ { id: 'page.terms.description', message: 'The terms on which you use Masar.' },
  ),
]

/** Open to whoever knows the address, but not for search engines. */
const unlistedPages: Page[] = [
  page('/Bill/$id', 'open', /*i18n*/ { id: 'page.bill', message: 'Tax invoice' }, { id: 'token' }),
  page(
    '/certificate/$code',
    'open',
    /*i18n*/ { id: 'page.certificate', message: 'Certificate check' },
    { id: 'certificate' },
  ),
  page('/invitation', 'open', /*i18n*/ { id: 'page.invitation', message: 'A company’s invitation' }),
  errorPage(
    '/auth/google-error',
    /*i18n*/ { id: 'page.google-error', message: 'Signing in with Google failed' },
  ),
  errorPage(
    '/auth/google-error-used',
    /*i18n*/ { id: 'page.google-error-used', message: 'This Google account is already in use' },
  ),
  errorPage('/not-allowed-error', /*i18n*/ { id: 'page.not-allowed', message: 'You cannot open this page' }),
  page('/test', 'open', /*i18n*/ { id: 'page.test', message: 'Component gallery' }),
  page('/test2', 'open', /*i18n*/ { id: 'page.test2', message: 'Realtime and push probe' }),
]

const signInPages: Page[] = [
  authPage('/auth/user-choose', /*i18n*/ { id: 'page.user-choose', message: 'Choose your account' }),
  authPage(
    '/auth/student-account',
    /*i18n*/ { id: 'page.student-account', message: 'Create a student account' },
  ),
  authPage(
    '/auth/instructor-account',
    /*i18n*/ { id: 'page.instructor-account', message: 'Create an instructor account' },
  ),
  authPage('/auth/otp', /*i18n*/ { id: 'page.otp', message: 'Enter the code' }),
  authPage(
    '/auth/otp-instructor',
    /*i18n*/ { id: 'page.otp-instructor', message: 'Enter the instructor code' },
  ),
  authPage('/auth/login', /*i18n*/ { id: 'page.login', message: 'Sign in' }),
  authPage(
    '/auth/forget-password',
    /*i18n*/ { id: 'page.forget-password', message: 'Forgot your password?' },
  ),
  authPage('/auth/enter-password', /*i18n*/ { id: 'page.enter-password', message: 'Set a new password' }),
  authPage('/auth/message', /*i18n*/ { id: 'page.auth-message', message: 'Your account' }),
]

const signedInPages: Page[] = [
  page('/cart', 'auth', /*i18n*/ { id: 'page.cart', message: 'Cart' }),
  page('/cart-details', 'auth', /*i18n*/ { id: 'page.cart-details', message: 'Checkout' }),
  page('/shop-history', 'auth', /*i18n*/ { id: 'page.shop-history', message: 'Your orders' }),
  page('/learn', 'auth', /*i18n*/ { id: 'page.learn', message: 'My courses' }),
  page('/lesson/$id', 'auth', /*i18n*/ { id: 'page.lesson', message: 'Lesson' }, { id: 'number' }),
  page(
    '/exam-details/$id',
    'auth',
    /*i18n*/ { id: 'page.exam-details', message: 'About the exam' },
    { id: 'number' },
  ),
  page('/exam/$id', 'auth', /*i18n*/ { id: 'page.exam', message: 'Exam' }, { id: 'number' }),
  page(
    '/exam-details/result/$id',
    'auth',
    /*i18n*/ { id: 'page.exam-result', message: 'Exam result' },
    { id: 'number' },
  ),
  page('/favorites', 'auth', /*i18n*/ { id: 'page.favorites', message: 'Favourites' }),
  page('/notifcations', 'auth', /*i18n*/ { id: 'page.notifications', message: 'Notifications' }),
  page('/profile', 'auth', /*i18n*/ { id: 'page.profile', message: 'Profile' }),
  page('/profile/email', 'auth', /*i18n*/ { id: 'page.profile-email', message: 'Change your e-mail' }),
  page(
    '/profile/password',
    'auth',
    /*i18n*/ { id: 'page.profile-password', message: 'Change your password' },
  ),
  page(
    '/profile/notifications',
    'auth',
    /*i18n*/ { id: 'page.profile-notifications', message: 'Choose what you are told' },
  ),
  page('/teach', 'auth', /*i18n*/ { id: 'page.teach', message: 'Teaching studio' }),
  page('/teach/$', 'auth', /*i18n*/ { id: 'page.teach', message: 'Teaching studio' }),
]

/** Every path of the learner app. */
export const learnerPages: readonly Page[] = [
  ...publicPages,
  ...unlistedPages,
  ...signInPages,
  ...signedInPages,
]
