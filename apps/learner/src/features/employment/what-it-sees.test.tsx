import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { WhatItDoesNotSee, WhatItSees } from './what-it-sees.tsx'

test.each([
  [
    'en',
    /whether you meet it and until when.* inspectors, only if you share your certificates/,
    /excuses you from a requirement: the reason/,
    /Beyond that.*their results and their certificates, unless you share them; nor the exams .* before it assigned.*still shows its grade/,
    /about to assign a paid course.*whether you already have that course yourself/,
    /Training that you had elsewhere.*cost, and what shows it/,
  ],
  [
    'ar',
    /وهل استوفيته وحتى متى.*إلا إذا شاركت شهاداتك/,
    /أعفتك من متطلب: السبب/,
    /وما عدا ذلك.*ونتائجها وشهاداتها، ما لم تشاركها.* قبل أن تكلّفك بها.*تُظهر درجتها/,
    /تهمّ بتكليفك بدورة مدفوعة: هل لديك تلك الدورة بنفسك/,
    /التدريب الذي تلقيته خارج مسار.*وكلفته وما يثبته/,
  ],
] as const)(
  'in %s what it sees names requirements, waivers, training elsewhere, paid courses one has, and what of courses of one’s own it does not see',
  (locale, demanded, excused, unseen, paid, elsewhere) => {
    renderPage(
      <>
        <WhatItSees />
        <WhatItDoesNotSee />
      </>,
      locale,
    )
    for (const words of [demanded, excused, unseen, paid, elsewhere])
      expect(screen.getByText(words)).toBeVisible()
  },
)
