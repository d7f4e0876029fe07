export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './text-field.tsx'
