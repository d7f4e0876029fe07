export { Checkbox, Switch, type CheckboxProps, type SwitchProps } from './choice.tsx'
export {
  CheckboxGroup,
  RadioGroup,
  type CheckboxGroupProps,
  type ChoiceOption,
  type RadioGroupProps,
} from './choice-group.tsx'
