export { ControlBox, Field, FieldError, type ControlProps, type FieldProps } from './field.tsx'
