/** Why a request of content is refused, in the words of xAPI for whoever makes the content: nobody else reads them. */
export class XapiError extends Error {
  override name = 'XapiError'
  readonly status: number

  constructor(status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}
