import { fillPattern, type Locale, type PageMatch, stripLocale, withLocale } from '@masar/site-map'
import { documentTitle, publicPageOf, sentenceIn, siteName } from '@masar/site-map/server'
import { isolate } from '@masar/text'
import type { Head } from '../document/head.ts'
import { say, sentences } from '../messages.ts'
import type { CourseFacts, Subject } from './subject.ts'

export interface HeadParts {
  match: PageMatch
  locale: Locale
  publicUrl: string
  subject: Subject | null
}

/** The head of a page that exists. */
export function headOf({ match, locale, publicUrl, subject }: HeadParts): Head {
  const { page, params } = match
  const path = fillPattern(page.path, params)
  const ownDescription = publicPageOf(page)?.description
  const address = (name: Locale) => publicUrl + withLocale(path, name)
  // A title of someone else's making may run in the other direction than the platform's name beside it.
  const title = subject ? isolate(subject.title) : sentenceIn(page.title, locale)
  return {
    title: documentTitle(title, locale),
    description:
      descriptionOf(subject, locale) ?? (ownDescription ? sentenceIn(ownDescription, locale) : null),
    canonical: page.indexed ? address(locale) : null,
    alternates: page.indexed ? { ar: address('ar'), en: address('en') } : null,
    image: absolute(subject?.image ?? '/icon-512.png', publicUrl),
    structured:
      subject?.kind === 'course' && subject.course
        ? courseData(subject, subject.course, address(locale), publicUrl, locale)
        : null,
  }
}

/** Whether an address is of a certificate, whose code may be typed from paper. */
export function isOfCertificate(pathname: string): boolean {
  return stripLocale(pathname).startsWith('/certificate/')
}

/** The head of a page that does not. */
export function notFoundHead(pathname: string, locale: Locale, publicUrl: string): Head {
  const sentence = isOfCertificate(pathname) ? sentences.noCertificateTitle : sentences.notFoundTitle
  const title = documentTitle(say(locale, sentence), locale)
  return {
    title,
    description: null,
    canonical: null,
    alternates: null,
    image: absolute('/icon-512.png', publicUrl),
    structured: null,
  }
}

function descriptionOf(subject: Subject | null, locale: Locale): string | null {
  if (!subject || subject.holder === null) return subject?.description ?? null
  return say(locale, sentences.certificate, { holder: isolate(subject.holder) })
}

function absolute(path: string, publicUrl: string): string {
  return URL.parse(path, publicUrl)?.href ?? `${publicUrl}/icon-512.png`
}

/** schema.org's Course, with the offer and the rating when there are any. */
function courseData(
  subject: Subject,
  course: CourseFacts,
  url: string,
  publicUrl: string,
  locale: Locale,
): object {
  const provider = { '@type': 'Organization', name: siteName(locale), sameAs: publicUrl }
  const hours =
    course.durationSeconds === null ? null : `PT${Math.max(1, Math.round(course.durationSeconds / 60))}M`
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: subject.title,
    description: subject.description ?? subject.title,
    url,
    provider,
    ...(course.languages.length > 0 && { inLanguage: course.languages }),
    ...(subject.image && { image: absolute(subject.image, publicUrl) }),
    ...(course.price !== null && {
      offers: {
        '@type': 'Offer',
        price: (course.price / 100).toFixed(2),
        priceCurrency: course.currency,
        category: course.price === 0 ? 'Free' : 'Paid',
        url,
      },
    }),
    ...(course.rating !== null &&
      course.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: course.rating,
          ratingCount: course.ratingCount,
          bestRating: 5,
        },
      }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(hours && { courseWorkload: hours }),
      ...(course.instructor && { instructor: { '@type': 'Person', name: course.instructor } }),
    },
  }
}
