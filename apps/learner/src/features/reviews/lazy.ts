import { i18n } from '@lingui/core'
import type { Locale } from '@masar/site-map'
import { lazy } from 'react'
import { reviewsMessages } from './messages.ts'

// What only a person who is signed in does with reviews comes when there is one.

const locale = () => ({ locale: i18n.locale as Locale })

export const OwnReview = lazy(async () => {
  const [module] = await Promise.all([import('./own-review.tsx'), reviewsMessages(locale())])
  return { default: module.OwnReview }
})

export const ReviewActs = lazy(async () => {
  const [module] = await Promise.all([import('./review-acts.tsx'), reviewsMessages(locale())])
  return { default: module.ReviewActs }
})
