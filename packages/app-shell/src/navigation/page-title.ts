import { documentTitle, type Page, sentenceIn } from '@masar/site-map'
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
export function useTableTitle(page: Page | undefined, pathname: string | undefined): void {
  const { locale } = useApp()
  useLayoutEffect(() => {
    if (page) document.title = documentTitle(sentenceIn(page.title, locale), locale)
  }, [locale, page, pathname])
}
