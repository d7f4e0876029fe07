import { i18n } from '@lingui/core'
import type { Locale } from '@masar/site-map'
import { lazy } from 'react'
import { dashboardMessages } from './messages.ts'

// What only learners see of the home page comes when one is signed in.

const words = () => dashboardMessages({ locale: i18n.locale as Locale })

export const WelcomeBack = lazy(async () => {
  const [module] = await Promise.all([import('./welcome-back.tsx'), words()])
  return { default: module.WelcomeBack }
})
