export { Checkbox, Radio, Switch, type CheckboxProps, type RadioProps, type SwitchProps } from './choice.tsx'
export {
  CheckboxGroup,
  RadioGroup,
  type CheckboxGroupProps,
  type ChoiceOption,
  type RadioGroupProps,
} from './choice-group.tsx'
