/** A setting that cannot be used; the message says which, why and what to do. */
export class SettingError extends Error {
  override name = 'SettingError'
}
