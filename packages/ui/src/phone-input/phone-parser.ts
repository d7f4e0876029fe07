/** As much of libphonenumber as the field needs; fetched with it, and apart from the rest that it could bring. */
export {
  AsYouType,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core/es6'
