import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { MediaLinks } from '../../../gateways/media-links.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { imageReference } from '../../../rich-text/images.ts'
import { pictureBodyOf, takePictures } from '../../accounts/avatar/keeping.ts'
import { Data, IdParams, named } from '../../contract.ts'
import { drawImage, imageFormats, largestImage } from '../../platform/images/draw.ts'
import { keepImages } from '../../platform/images/stored.ts'
import { assertTaught, instructorOf } from '../policy.ts'

const types = imageFormats.map(format => `image/${format}`)

const CourseImage = Data(
  named('CourseImage', {
    reference: Type.String({ description: 'How Markdown of the course names it: `![alt](image:…)`.' }),
    url: Type.String({ description: 'Where the caller sees it, for some hours.' }),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
)

interface ImageParts {
  db: Database
  limits: Limits
  storage: Storage
  links: MediaLinks
}

/** Images for the texts of a course: the file as the body of the request, re-encoded before it is stored. */
export function courseImageRoutes({ db, limits, storage, links }: ImageParts): FastifyPluginAsyncTypebox {
  return async app => {
    takePictures(app, types, largestImage)

    app.post(
      '/teaching/courses/:id/images',
      {
        bodyLimit: largestImage,
        schema: {
          operationId: 'addCourseImage',
          summary: 'Keep an image for texts of one’s own course',
          errorCodes: ['not_found', 'images_full', 'too_many_requests'],
          description:
            'A JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels; of a GIF that moves, its first picture. It is drawn anew, at most 1600 pixels a side. The same image is kept once.',
          tags: ['teaching'],
          params: IdParams,
          body: pictureBodyOf(types),
          response: { 200: CourseImage },
        },
      },
      async request => {
        const courseId = request.params.id
        const { id: viewerId } = viewerOf(request)
        await assertTaught(db, courseId, instructorOf(request))
        await limits.courseImage.take(String(viewerId))
        const body: unknown = request.body
        if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
        const image = await drawImage(body)
        await db.transaction(tx => keepImages(tx, storage, courseId, [image]))
        const { id, file, width, height } = image
        const url = links.sign(file, { viewerId, courseId })
        return { data: { reference: imageReference(id), url, width, height } }
      },
    )
  }
}
