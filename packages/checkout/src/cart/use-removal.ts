import { useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf } from '@masar/app-shell'
import { showToast } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Act, cartActs, type CartLine, useCartChange } from '../cart-acts/index.ts'
import { useCartErrorMessage } from './cart-error-message.ts'

/** Takes a line out of the cart, for good or to the favourites; both are undone from the toast. */
export function useRemoval(line: CartLine) {
  const { t } = useLingui()
  const { course } = line
  const { title } = course
  const client = useQueryClient()
  const changing = useCartChange()
  const wordsOf = useCartErrorMessage()
  const onError = (error: ApiError) => showToast({ tone: 'danger', text: wordsOf(error) })
  const showFavorites = () =>
    void client.invalidateQueries(queriesOf('/favorites', '/courses/{id}/enrolment'))

  /** Beside the hook's own callbacks, which end with the line that is taken out. */
  const change = (act: Act, onDone?: () => void) =>
    void changing.mutateAsync(act).then(onDone, onError).finally(showFavorites)

  const remove = () =>
    change(cartActs.remove(course.id), () =>
      showToast({
        text: t`Removed from the cart: ${title}`,
        action: { label: t`Undo`, onAction: () => change(cartActs.putBack(line)) },
      }),
    )

  const moveToFavorites = () => {
    let isNew = true
    const undo: Act = async api => {
      if (isNew) await setFavorite(course.id, false)
      return cartActs.putBack(line)(api)
    }
    const move: Act = async api => {
      isNew = await setFavorite(course.id, true)
      return cartActs.remove(course.id)(api)
    }
    change(move, () =>
      showToast({
        text: t`Moved to your favourites: ${title}`,
        action: { label: t`Undo`, onAction: () => change(undo) },
      }),
    )
  }
  return { isPending: changing.isPending, remove, moveToFavorites }
}

/** Saves or unsaves a course. @returns whether that changed anything @throws ApiError */
async function setFavorite(id: number, isSaved: boolean): Promise<boolean> {
  const params = { path: { id } }
  const { data } = await unwrap(clientApi().GET('/courses/{id}/enrolment', { params }))
  if (data.is_favorite === isSaved) return false
  await (isSaved
    ? unwrap(clientApi().POST('/favorites', { body: { course_id: id } }))
    : unwrap(clientApi().DELETE('/favorites/{id}', { params })))
  return true
}
