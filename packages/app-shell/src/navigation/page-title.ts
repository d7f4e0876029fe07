import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type Page, site, tabTitle } from '@masar/site-map'
import { useEffect, useLayoutEffect } from 'react'

const inTab = (i18n: I18n, title: string) => tabTitle(title, i18n._(site))

/** The tab's title for a page that knows its own, such as a course's; while it is undefined the table's title stands. */
export function usePageTitle(title?: string): void {
  const { i18n } = useLingui()
  useEffect(() => {
    if (title !== undefined) document.title = inTab(i18n, title)
  }, [i18n, title])
}

/** The title that the table of pages gives; set before a page's own, which therefore wins. */
export function useTableTitle(page: Page | undefined, pathname: string | undefined): void {
  const { i18n } = useLingui()
  useLayoutEffect(() => {
    if (page) document.title = inTab(i18n, i18n._(page.title))
  }, [i18n, page, pathname])
}
