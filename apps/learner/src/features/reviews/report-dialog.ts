import { i18n } from '@lingui/core'
import type { Locale } from '@masar/site-map'
import { lazy } from 'react'

/** The dialog of reported posts, fetched with its sentences when a review is reported. */
export const ReportDialog = lazy(async () => {
  const [module, { questionsMessages }] = await Promise.all([
    import('../questions/report-dialog.tsx'),
    import('../questions/messages.ts'),
  ])
  await questionsMessages({ locale: i18n.locale as Locale })
  return { default: module.ReportDialog }
})
