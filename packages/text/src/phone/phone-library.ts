import type * as Core from 'libphonenumber-js/core'
import type { MetadataJson } from 'libphonenumber-js/core'

/** As much of libphonenumber as reading takes. */
export interface PhoneLibrary {
  core: Pick<
    typeof Core,
    'Metadata' | 'ParseError' | 'parsePhoneNumberWithError' | 'validatePhoneNumberLength'
  >
  metadata: MetadataJson
}
