import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import type { Answer, Course } from '../catalogue/types.ts'

type Favorites = Answer<'/favorites'>

/** @throws ApiError */
export function saveFavorite(courseId: number, isSaved: boolean): Promise<unknown> {
  return isSaved
    ? unwrap(clientApi().POST('/favorites', { body: { course_id: courseId } }))
    : unwrap(clientApi().DELETE('/favorites/{id}', { params: { path: { id: courseId } } }))
}

/** Keeps the order that a person gave. @throws ApiError */
export function saveOrder(courseIds: number[]): Promise<unknown> {
  return unwrap(clientApi().PATCH('/favorites/order', { body: { course_ids: courseIds } }))
}

/** The courses in the order of their ids; those that are not named follow as they were. */
export function inOrder<Saved extends Course>(courses: readonly Saved[], ids: readonly number[]): Saved[] {
  const placeOf = ({ id }: Course) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return courses.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The list with a course put in front or taken out, before the service has answered. */
export function withFavorite(
  favorites: Favorites | undefined,
  course: Course & { is_enrolled?: boolean },
  isSaved: boolean,
): Favorites | undefined {
  if (!favorites) return undefined
  const others = favorites.data.filter(({ id }) => id !== course.id)
  return { ...favorites, data: isSaved ? [{ is_enrolled: false, ...course }, ...others] : others }
}
