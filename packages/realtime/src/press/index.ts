export {
  addressOfPress,
  openPressed,
  pressedIdOf,
  type PressedNews,
  type PressMessage,
  pressOf,
  type PressScope,
} from './press.ts'
