import type { Connection } from '../../../db/client.ts'
import type { MediaLink, MediaLinks } from '../../../gateways/media-links.ts'
import { imageIdsIn, withImages } from '../../../rich-text/images.ts'
import { imagesOf } from './stored.ts'

/** Gives what is about to travel the addresses of its images, for one viewer and by what they see it. */
export type ShowImages = <T>(payload: T, link: MediaLink) => T

/**
 * Looks up the images of a course that rendered texts show: nothing is asked of the database where there is none.
 * @param payload all that will be shown
 */
export async function imagesShownIn(
  db: Connection,
  links: MediaLinks,
  courseId: number,
  payload: unknown,
): Promise<ShowImages> {
  const ids = imageIdsIn(payload)
  if (ids.size === 0) return same => same
  const images = await imagesOf(db, courseId, ids)
  return (part, link) =>
    withImages(part, id => {
      const image = images.get(id)
      return image && { src: links.sign(image.file, link), width: image.width, height: image.height }
    })
}

/** A payload of one course as its viewer reads it. */
export async function withShownImages<T>(
  db: Connection,
  links: MediaLinks,
  courseId: number,
  payload: T,
  link: MediaLink,
): Promise<T> {
  return (await imagesShownIn(db, links, courseId, payload))(payload, link)
}
