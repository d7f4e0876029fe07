import { type ClientPaths, fetchWithProgress, unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'

export type CourseImage =
  ClientPaths['/teaching/courses/{id}/images']['post']['responses'][200]['content']['application/json']['data']

interface Sending {
  signal: AbortSignal
  /** How much of it has gone, 0 to 1. */
  report: (part: number) => void
}

/** Sends an image, to be named in texts of the course. @throws ApiError */
export async function sendImage(
  courseId: number,
  file: File,
  { signal, report }: Sending,
): Promise<CourseImage> {
  const call = clientApi().POST('/teaching/courses/{id}/images', {
    params: { path: { id: courseId } },
    // The body is the image itself, which no schema describes.
    body: file as never,
    bodySerializer: (body: unknown) => body as never,
    headers: { 'content-type': file.type },
    signal,
    fetch: fetchWithProgress(report),
  })
  return (await unwrap(call)).data
}
