import { documentTitle, matchPageOf, sentenceIn } from '@masar/site-map'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { useApp } from '../app-context.ts'

/** The tab's title for a page that knows its own, such as a course's; while it is undefined the table's title stands. */
export function usePageTitle(title?: string): void {
  const { locale } = useApp()
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title, locale)
  }, [locale, title])
}

/** The title that the table of pages gives; set before a page's own, which therefore wins. */
export function useTableTitle(): void {
  const { app, locale } = useApp()
  const pathname = useLocation({ select: location => location.pathname })
  useLayoutEffect(() => {
    const page = matchPageOf(app, pathname)?.page
    if (page) document.title = documentTitle(sentenceIn(page.title, locale), locale)
  }, [app, locale, pathname])
}
