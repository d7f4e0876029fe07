/** An error of the HTTP API, with the status that server libraries check. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: 400 | 401 | 403 | 404 | 413

  constructor(status: ApiError['status'], message: string) {
    super(message)
    this.status = status
  }
}
