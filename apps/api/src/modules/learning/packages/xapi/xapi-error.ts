/** Why a request from content is rejected, in xAPI terms for the author of the content, who alone reads it. */
export class XapiError extends Error {
  override name = 'XapiError'
  readonly status: number

  constructor(status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}
