import { type ApiError } from '@masar/api-sdk'
import { noteFailure, sessionStore, useApp } from '@masar/app-shell'
import { forgetPage, keepPage, type KeptPage, readKept, tellKept } from '@masar/offline'
import { withLocale } from '@masar/site-map'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

let isTold = false

/** Keeps a page for the person who is signed in, to be opened without a network; without room there is none. */
export async function keepOwn(path: string, locale: 'ar' | 'en', page: KeptPage): Promise<void> {
  const user = sessionStore.getState().info?.id
  if (user === undefined) return
  try {
    await keepPage(user, withLocale(path, locale), page)
    if (isTold) return
    isTold = true
    await tellKept(locale)
  } catch (error) {
    console.warn('the page could not be kept for being offline', error)
  }
}

/** What is kept of a page for the person who is signed in, or null. */
export async function readOwn<Data>(path: string, locale: 'ar' | 'en'): Promise<Data | null> {
  const user = sessionStore.getState().info?.id
  if (user === undefined) return null
  return (await readKept<Data>(user, withLocale(path, locale)))?.data ?? null
}

/** Forgets it: what its person may not open any more, or has ended. */
export async function forgetOwn(path: string, locale: 'ar' | 'en'): Promise<void> {
  const user = sessionStore.getState().info?.id
  try {
    if (user !== undefined) await forgetPage(user, withLocale(path, locale))
  } catch (error) {
    console.warn('what is kept of the page could not be removed', error)
  }
}

/**
 * A query's page stays readable without a network: what is shown is kept, and shown again where the first try to load it finds no
 * service. The query goes on trying.
 * @param path without language: `/lesson/5`
 */
export function useKept<Answer>(
  path: string,
  queryKey: readonly unknown[],
  shown: { answer: Answer | undefined; title: string | undefined; failure: ApiError | null },
): void {
  const { locale } = useApp()
  const client = useQueryClient()
  const { answer, title, failure } = shown
  useEffect(() => {
    if (answer !== undefined && title !== undefined) void keepOwn(path, locale, { title, data: answer })
  }, [path, locale, answer, title])
  const isGone = failure?.status === 403 || failure?.status === 404
  useEffect(() => {
    if (isGone) void forgetOwn(path, locale)
  }, [isGone, path, locale])
  const isAway = answer === undefined && failure?.isPassing === true
  useEffect(() => {
    if (!isAway) return
    readOwn<Answer>(path, locale).then(
      data => {
        if (data === null || client.getQueryData(queryKey) !== undefined) return
        client.setQueryData(queryKey, data)
        noteFailure(failure)
      },
      (error: unknown) => console.warn('what is kept of the page could not be read', error),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key is the path's
  }, [isAway, path, locale, client])
}
