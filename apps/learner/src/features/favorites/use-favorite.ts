import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Course } from '../catalogue/types.ts'
import { saveFavorite, withFavorite } from './api.ts'
import { favoritesQuery, standingQuery } from './queries.ts'

/** Saves and unsaves courses: shown at once, taken back when the service refuses, undone from the toast. */
export function useFavorite(): (course: Course, isSaved: boolean) => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const show = (course: Course, isSaved: boolean) => {
    client.setQueryData(favoritesQuery().queryKey, favorites => withFavorite(favorites, course, isSaved))
    client.setQueryData(
      standingQuery(course.id).queryKey,
      standing => standing && { data: { ...standing.data, is_favorite: isSaved } },
    )
  }
  const save = useMutation<unknown, ApiError, { course: Course; isSaved: boolean }>({
    mutationFn: ({ course, isSaved }) => saveFavorite(course.id, isSaved),
    onMutate: async ({ course, isSaved }) => {
      await Promise.all([
        client.cancelQueries(favoritesQuery()),
        client.cancelQueries(standingQuery(course.id)),
      ])
      show(course, isSaved)
    },
    onSuccess: (_, { course, isSaved }) =>
      showToast({
        text: isSaved ? t`Saved to your favourites.` : t`Removed from your favourites.`,
        action: { label: t`Undo`, onAction: () => save.mutate({ course, isSaved: !isSaved }) },
      }),
    onError: (error, { course, isSaved }) => {
      show(course, !isSaved)
      showToast({
        tone: 'danger',
        text:
          error.kind === 'answer'
            ? error.message
            : t`This could not be saved. Try again once you are connected.`,
      })
    },
    onSettled: (_, __, { course }) =>
      Promise.all([
        client.invalidateQueries(favoritesQuery()),
        client.invalidateQueries(standingQuery(course.id)),
      ]),
  })
  return (course, isSaved) => save.mutate({ course, isSaved })
}
