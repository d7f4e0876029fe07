import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { WhatItDoesNotSee, WhatItSees } from './what-it-sees.tsx'

test.each([
  [
    'en',
    /whether you meet it and until when.* inspectors, only if you share your certificates/,
    /excuses you from a requirement: the reason/,
    /their results and their certificates, unless you share them/,
  ],
  [
    'ar',
    /وهل استوفيته وحتى متى.*إلا إذا شاركت شهاداتك/,
    /أعفتك من متطلب: السبب/,
    /ونتائجها وشهاداتها، ما لم تشاركها/,
  ],
] as const)(
  'in %s what it sees names requirements, waivers with their reasons, and the certificates that it does not see',
  (locale, demanded, excused, unseen) => {
    renderPage(
      <>
        <WhatItSees />
        <WhatItDoesNotSee />
      </>,
      locale,
    )
    for (const words of [demanded, excused, unseen]) expect(screen.getByText(words)).toBeVisible()
  },
)
