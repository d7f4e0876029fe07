export { EmailField, type EmailFieldProps } from './email-field.tsx'
export { looksLikeEmail } from './looks-like-email.ts'
