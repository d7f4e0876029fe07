export { Button, IconButton, type ButtonProps, type IconButtonProps } from './button.tsx'
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-class.ts'
