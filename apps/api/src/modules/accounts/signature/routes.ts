import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { instructors } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { pictureBody, takePictures } from '../avatar/keeping.ts'
import { largestUpload, redraw } from '../avatar/picture.ts'
import { Data, Empty, Nullable } from '../../contract.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { drawSignature } from '../../learning/certificates/marks/drawing.ts'
import { keepMark, readMark } from '../../learning/certificates/marks/keeping.ts'

const tags = ['teaching']
const Signature = Data(
  Type.Object({
    picture: Nullable(Type.String({ description: 'PNG as a data address: dark ink without paper.' })),
  }),
)

/** The signature of an instructor on the certificates of their courses. */
// long: a list of routes, each short by itself
export function signatureRoutes(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  const shown = (bytes: Buffer | null) => ({
    data: { picture: bytes && `data:image/png;base64,${bytes.toString('base64')}` },
  })
  // An account that is erased in this moment is approved no longer.
  const set = (instructorId: number, signature: string | null) =>
    db
      .update(instructors)
      .set({ signature })
      .where(and(eq(instructors.id, instructorId), eq(instructors.state, 'approved')))

  return async app => {
    takePictures(app)

    app.get(
      '/teaching/signature',
      {
        schema: {
          operationId: 'getSignature',
          summary: 'Get one’s signature on certificates',
          description: 'The address of the picture, null where there is none.',
          errorCodes: [],
          tags,
          response: { 200: Signature },
        },
      },
      async request => {
        const [instructor] = await db
          .select({ signature: instructors.signature })
          .from(instructors)
          .where(eq(instructors.id, instructorOf(request)))
        return shown(await readMark(storage, instructor?.signature ?? null))
      },
    )

    app.put(
      '/teaching/signature',
      {
        bodyLimit: largestUpload,
        schema: {
          operationId: 'putSignature',
          summary: 'Set one’s signature on certificates',
          errorCodes: [],
          description:
            'A picture or a photograph of dark ink on light paper, at most 5 MB and 40 megapixels; 413 and 415 where it is more or something else. Certificates that are issued from now on bear it; those that were issued keep what they have.',
          tags,
          body: pictureBody,
          response: { 200: Signature },
        },
      },
      async request => {
        const instructorId = instructorOf(request)
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type')
        const drawn = await redraw(request.body, drawSignature)
        await set(instructorId, await keepMark(storage, drawn))
        return shown(drawn)
      },
    )

    app.delete(
      '/teaching/signature',
      {
        schema: {
          operationId: 'deleteSignature',
          summary: 'Leave one’s signature off certificates',
          errorCodes: [],
          description: 'Off those that are issued from now on.',
          tags,
          response: { 200: Empty },
        },
      },
      async request => {
        await set(instructorOf(request), null)
        return { data: null }
      },
    )
  }
}
