import { i18n } from '@lingui/core'
import type { Locale } from '@masar/site-map'
import { lazy } from 'react'
import { certificateMessages } from '../certificate/messages.ts'
import { notesMessages } from '../notes/messages.ts'

// Tabs that are features of their own: their code and their sentences come when they are opened.

const locale = () => ({ locale: i18n.locale as Locale })

export const MyNotes = lazy(async () => {
  const [module] = await Promise.all([import('../notes/my-notes.tsx'), notesMessages(locale())])
  return { default: module.MyNotes }
})

export const MyCertificates = lazy(async () => {
  const [module] = await Promise.all([
    import('../certificate/my-certificates.tsx'),
    certificateMessages(locale()),
  ])
  return { default: module.MyCertificates }
})
