export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { passwordLength, passwordRules, type PasswordRule } from './password-rules.ts'
