/** A call that is refused, with the status that server libraries look at. */
export class ApiFault extends Error {
  override name = 'ApiFault'
  readonly status: 400 | 401 | 403 | 404 | 413

  constructor(status: ApiFault['status'], message: string) {
    super(message)
    this.status = status
  }
}
