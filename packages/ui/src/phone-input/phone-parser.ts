/** As much of libphonenumber as the field needs, and the reading that the server does as well; fetched together, apart from the rest. */
export {
  Metadata,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core/es6'
export { readPhone } from '@masar/text/phone'
