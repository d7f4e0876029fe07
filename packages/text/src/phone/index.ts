export { cleanPhoneText, hasPlus, internationalDigits } from './phone-text.ts'
export type { PhoneReason } from './phone-reason.ts'
export type { PhoneLibrary } from './phone-library.ts'
export { readPhone, type PhoneReading } from './read-phone.ts'
