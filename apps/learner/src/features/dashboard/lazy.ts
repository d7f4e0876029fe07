import { i18n } from '@lingui/core'
import type { Locale } from '@masar/site-map'
import { lazy } from 'react'
import { learnMessages } from '../learn/messages.ts'
import { dashboardMessages } from './messages.ts'

// What only learners see of the home page comes when one is signed in.

const words = () => {
  const locale = i18n.locale as Locale
  return Promise.all([dashboardMessages({ locale }), learnMessages({ locale })])
}

export const WelcomeBack = lazy(async () => {
  const [module] = await Promise.all([import('./welcome-back.tsx'), words()])
  return { default: module.WelcomeBack }
})

export const Dashboard = lazy(async () => {
  const [module] = await Promise.all([import('./dashboard.tsx'), words()])
  return { default: module.Dashboard }
})
