import type { PublicPath } from '../learner-pages.ts'
import type { Sentence } from '../page.ts'

/** A call of client-api whose public answer is served inside a page. */
export interface Preload {
  /** As OpenAPI writes it: `/courses/{id}`. Values that `path` does not name come from the page's own path. */
  call: string
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  /** Names whose values are taken from the query of the page. */
  fromSearch?: readonly string[]
  /** What the page is about: its texts are the page's title. */
  subject?: 'course' | 'instructor' | 'page' | 'certificate'
  /** Its 404 is the page's 404. */
  decides?: true
}

/** What the host alone needs of a page. */
export interface PublicPage {
  /** What a search engine shows. */
  description: Sentence
  /** Whether visitors get it as HTML; else it is rendered in the browser. */
  prerendered: boolean
  /** What it is served with. Nothing personal: these calls have no session. */
  preload: readonly Preload[]
  /** For a page with an id: the list, paged by cursor, of the things that the sitemap names. */
  listedBy?: Pick<Preload, 'call' | 'query'>
}

/** What the catalogue's address may say of the courses that are wanted. */
const wantedCourses = [
  'category',
  'duration',
  'instructor',
  'language',
  'level',
  'price',
  'q',
  'rating',
] as const
/** The same, and in which order they come. */
const courseFilters = [...wantedCourses, 'date', 'selling', 'sort'] as const

/** Every page that search engines may list; it is no part of the browsers' code. */
export const publicPages = {
  '/': {
    description: /*i18n*/ {
      id: 'page.home.description',
      message:
        'Courses in Arabic and English from instructors who know their craft, with exams and certificates. Find a course and begin today.',
    },
    prerendered: true,
    preload: [{ call: '/home' }],
  },
  '/courses': {
    description: /*i18n*/ {
      id: 'page.courses.description',
      message: 'Search all courses by subject, level, language, price and length, in Arabic and English.',
    },
    prerendered: true,
    preload: [
      { call: '/courses', fromSearch: courseFilters },
      { call: '/courses/counts', fromSearch: wantedCourses },
      { call: '/categories' },
    ],
  },
  '/Course/$id': {
    description: /*i18n*/ {
      id: 'page.course.description',
      message: 'What the course teaches, its lessons, its instructor and what learners say of it.',
    },
    prerendered: true,
    preload: [{ call: '/courses/{id}', subject: 'course', decides: true }],
    listedBy: { call: '/courses', query: { date: 'newest', limit: '48' } },
  },
  '/Instructor': {
    description: /*i18n*/ {
      id: 'page.instructors.description',
      message: 'Meet the people who teach on Masar, and find their courses.',
    },
    prerendered: true,
    preload: [{ call: '/teachers', fromSearch: ['q'] }],
  },
  '/Instructor/$id': {
    description: /*i18n*/ {
      id: 'page.instructor.description',
      message: 'The instructor’s experience, courses and ratings.',
    },
    prerendered: true,
    preload: [{ call: '/teachers/{id}', subject: 'instructor', decides: true }],
  },
  '/about_us': {
    description: /*i18n*/ {
      id: 'page.about.description',
      message: 'What Masar is, why it exists and who runs it.',
    },
    prerendered: true,
    preload: [{ call: '/pages/{slug}', path: { slug: 'about_us' }, subject: 'page' }],
  },
  '/contact-us': {
    description: /*i18n*/ {
      id: 'page.contact.description',
      message: 'Write to the Masar team: a question, a suggestion or a problem.',
    },
    prerendered: true,
    preload: [],
  },
  '/faq': {
    description: /*i18n*/ {
      id: 'page.faq.description',
      message: 'Answers about accounts, courses, payment, exams and certificates.',
    },
    prerendered: true,
    preload: [{ call: '/faqs' }],
  },
  '/privacy-policy': {
    description: /*i18n*/ {
      id: 'page.privacy.description',
      message: 'What Masar knows about you, why, and what you can do about it.',
    },
    prerendered: true,
    preload: [{ call: '/pages/{slug}', path: { slug: 'privacy-policy' }, subject: 'page' }],
  },
  '/terms': {
    description: /*i18n*/ { id: 'page.terms.description', message: 'The terms on which you use Masar.' },
    prerendered: true,
    preload: [{ call: '/pages/{slug}', path: { slug: 'terms' }, subject: 'page' }],
  },
} as const satisfies Record<PublicPath, PublicPage>

/** What pages that search engines may not list are served with. Nothing personal either: anyone with the URL may read it. */
export const unlistedPreloads: Readonly<Partial<Record<string, readonly Preload[]>>> = {
  '/Bill/$id': [{ call: '/bills/{id}', decides: true }],
  '/certificate/$code': [{ call: '/certificates/{code}', subject: 'certificate', decides: true }],
}
