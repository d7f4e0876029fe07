export { NativeSelect, type NativeSelectProps, type SelectOption } from './native-select.tsx'
export { Select, type SelectItem, type SelectProps } from './select.tsx'
